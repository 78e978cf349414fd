// The words.
#include "deckkit/print/words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace frise::deckkit::print {
namespace {

struct Wording {
    Phrase phrase;
    std::string_view english;
    std::string_view french;
};

constexpr auto wordings = std::to_array<Wording>({
    {Phrase::heading, "Frise, {deck}", "Frise, {deck}"},
    {Phrase::front, "Sheet {n} of {all}, front", "Feuille {n} sur {all}, recto"},
    {Phrase::back, "Sheet {n} of {all}, back", "Feuille {n} sur {all}, verso"},
    {Phrase::to_fold, "Sheet {n} of {all}, to fold", "Feuille {n} sur {all}, à plier"},
    {Phrase::size, "{width} × {height} mm, print at 100%", "{width} × {height} mm, imprimer à 100\u00A0%"},
    {Phrase::credit, "game-icons.net, CC BY 3.0", "game-icons.net, CC BY 3.0"},
    {Phrase::rules, "Rules, page {n} of {all}", "Règles, page {n} sur {all}"},
    {Phrase::no_cards, "this deck has no cards: there is nothing to print",
     "ce paquet n’a pas de cartes : il n’y a rien à imprimer"},
    {Phrase::bad_icon_count, "the symbols for coop can be {least} to {most}, not {n}",
     "les symboles pour jouer ensemble peuvent être {least} à {most}, et non {n}"},
    {Phrase::bad_offset, "the backs can be moved by at most {most} mm", "les versos se décalent de {most} mm au plus"},
    {Phrase::no_fonts, "the letters could not be made ready: there is no memory for them",
     "les lettres n’ont pas pu être préparées : la mémoire manque"},
    {Phrase::stopped, "the printing was stopped", "l’impression a été arrêtée"},
    {Phrase::failed, "the pages could not be drawn: {reason}", "les pages n’ont pas pu être dessinées : {reason}"},
    {Phrase::not_written, "“{file}” could not be written: {reason}", "« {file} » n’a pas pu être écrit : {reason}"},
    {Phrase::disk_full, "the disk is full", "le disque est plein"},
    {Phrase::not_allowed, "writing there is not allowed", "il n’est pas permis d’y écrire"},
    {Phrase::no_folder, "there is no such folder", "ce dossier n’existe pas"},
    {Phrase::is_folder, "it is a folder", "c’est un dossier"},
});

}  // namespace

std::string phrase(Language language, Phrase wanted, const Slots& slots) {
    const auto words = std::find_if(wordings.begin(), wordings.end(),
                                    [&](const Wording& wording) { return wording.phrase == wanted; });
    if (language == Language::en) return filled(language, words->english, slots);
    return filled(language, with_french_spaces(words->french), slots);
}

}  // namespace frise::deckkit::print
