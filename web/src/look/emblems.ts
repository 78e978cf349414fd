// Who sits where, as a picture.
import deer from 'game-icon:deer';
import elephant from 'game-icon:elephant';
import fox from 'game-icon:fox-head';
import hummingbird from 'game-icon:hummingbird';
import octopus from 'game-icon:octopus';
import owl from 'game-icon:owl';
import rabbit from 'game-icon:rabbit';
import tortoise from 'game-icon:tortoise';

const emblems = [hummingbird, fox, owl, tortoise, elephant, rabbit, octopus, deer];

export const emblemOf = (seat: number): string => emblems[seat % emblems.length] ?? hummingbird;
