#!/usr/bin/env python3
"""A bot for Frise, to begin your own from: it plays every game, and remembers the years that were shown.

Try it:  frise play --bot "python3 docs/example_bot.py"       How to write one: docs/bots.md
"""
import json
import sys
from bisect import bisect

# What it knows of history: a word in a title, and a year that is not too far off.
WORDS = {"pyramid": -2500, "roman": 100, "empire": 800, "cathedral": 1200, "printing": 1450, "king": 1600, "steam": 1780,
         "revolution": 1800, "railway": 1830, "telephone": 1880, "war": 1915, "film": 1930, "computer": 1950, "moon": 1969}


class Bot:
    def __init__(self):
        self.shown = {}  # card: year
        self.titles = {}

    def year(self, card):
        """The year if it was shown, else a guess."""
        if card in self.shown:
            return self.shown[card]
        words = self.titles.get(card, "").lower()
        return next((year for word, year in WORDS.items() if word in words), 1850)

    def learn(self, thing):
        """Finds every {"card": …, "year": …} in events and views, however deep."""
        if isinstance(thing, dict):
            if "card" in thing and "year" in thing:
                self.shown[thing["card"]] = thing["year"]
            thing = list(thing.values())
        if isinstance(thing, list):
            for part in thing:
                self.learn(part)

    def choose(self, message):
        self.titles.update(message["titles"])
        self.learn(message["events"])
        self.learn(message["view"])
        view, legal = message["view"], message["legal"]
        kinds = {action["type"] for action in legal}
        if "answer" in kinds:
            return self.answer(view)
        if "guess" in kinds:
            low, high = view["bounds"]  # exclusive; null where unknown
            low, high = -10000 if low is None else low, 10000 if high is None else high
            year = self.year(view["duel"]["card"])
            return {"type": "guess", "year": year if low < year < high else (low + high) // 2 or 1}
        if "accept" in kinds:
            wrong = not self.fits(view, view["proposal"]["card"], view["proposal"]["gap"])
            sure = view["proposal"]["card"] in self.shown
            return {"type": "contest" if wrong and sure else "accept"}
        if "end-turn" in kinds:  # coop, after a success
            return {"type": "end-turn"}
        if "place" in kinds:
            return self.place(view, message["seat"])
        return legal[0]  # play, discard, give: the first that is allowed

    def place(self, view, seat):
        years = [card["year"] for card in view["line"]]
        if view["duel"]:
            return {"type": "place", "gap": bisect(years, self.year(view["duel"]["card"]))}
        hand = view["hands"][seat]
        card = next((card for card in hand if card in self.shown), hand[0])
        why = "I have seen its year." if card in self.shown else "It sounds like it."
        return {"type": "place", "card": card, "gap": bisect(years, self.year(card)), "why": why}

    def fits(self, view, card, gap):
        line = view["line"]
        after_left = gap == 0 or line[gap - 1]["year"] <= self.year(card)
        return after_left and (gap == len(line) or self.year(card) <= line[gap]["year"])

    def answer(self, view):
        """The four wheels of a trial."""
        kind = view["trial"]["kind"]
        years = [self.year(card) for card in view["trial"]["cards"]]
        if kind in ("four-cards", "bet"):  # periods, counted from 0; a bet is four times about one card
            periods = [bisect(view["options"]["board"]["dates"], year) for year in years]
            return {"type": "answer", "wheels": (periods * 4)[:4]}
        if kind == "order":  # 1 is the earliest
            return {"type": "answer", "wheels": [1 + sorted(years).index(year) for year in years]}
        number = abs(years[0] - years[1]) if kind == "gap" else abs(years[0])
        wheels = [int(digit) for digit in f"{min(number, 9999):04}"]
        return {"type": "answer", "wheels": wheels, "sign": -1 if years[0] < 0 else 1}


bot = Bot()
for line in sys.stdin:
    message = json.loads(line)
    if message["op"] == "new":
        bot = Bot()  # a new game, another bot: nothing is carried over
    elif message["op"] == "choose":
        print(json.dumps(bot.choose(message)), flush=True)
