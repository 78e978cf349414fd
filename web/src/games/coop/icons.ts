// The signs on the cards, always the same for the same number, and those on the buttons; 24 by 24, in one ink.
import type { CoopBoardWords } from './words';

const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const ray = (turn: number): string =>
  `<path d="M12 1.900V4.300" transform="rotate(${turn} 12 12)" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>`;
const wave = (y: number): string => line(`M2 ${y}q2.500-4.400 5 0t5 0 5 0 5 0`, 2.9);

const sun = `<circle cx="12" cy="12" r="4.700"/>${[0, 45, 90, 135, 180, 225, 270, 315].map(ray).join('')}`;
const moon = '<path d="M14.600 2.600a9.700 9.700 0 1 0 7 13.200A8.400 8.400 0 0 1 14.600 2.600Z"/>';
const star = '<path d="M12 .8l2.700 8.500 8.500 2.700-8.500 2.700L12 23.200l-2.700-8.500L.8 12l8.500-2.700Z"/>';
const waves = [7.2, 13, 18.8].map(wave).join('');
const leaf = `<path d="M21.500 2.500C9 2.500 3 8 4.200 17.600 15 20 21.500 13.500 21.500 2.500Z"/>${line('M2.500 21.500L7 17', 2.8)}`;
const flame =
  '<path d="M12.500 1c1 4.500 6.800 7.200 6.800 13.400a7.300 7.300 0 0 1-14.600 0c0-3.400 1.900-5.400 3.200-7.200.4 2 1.200 2.800 2 3.200C10.200 6.800 10.400 3.800 12.500 1Z"/>';
const mountain = '<path d="M1 20.500 8.600 6.500l4 7 3-4.800L23 20.500Z"/>';
const bolt = '<path d="M14.500 1 3.800 13.800h6.400L8.500 23 20.200 9.600h-6.600Z"/>';

const icons = [sun, moon, star, waves, leaf, flame, mountain, bolt];

export const iconOf = (icon: number): string => icons[icon % icons.length] ?? sun;

// As it is said aloud; one that matches says so.
export function iconName(icon: number, match: boolean, words: CoopBoardWords): string {
  const name = words.icons[icon % words.icons.length] ?? '';
  return match ? words.matching(name) : name;
}

export const signs = {
  flip: `${line('M4 11a8 8 0 0 1 14.500-3.500M20 13A8 8 0 0 1 5.500 16.500', 2.8)}<path d="M19.800 2.500V8.600H13.700ZM4.200 21.500V15.400H10.300Z"/>`,
  end: '<path d="M3 3.500 13 12 3 20.500Z"/><rect x="15.500" y="3.500" width="4.500" height="17" rx="1"/>',
  discard: `<rect x="3" y="11" width="18" height="11" rx="2.200"/>${line('M12 1v9M7.600 6.400 12 10.600 16.400 6.400', 2.8)}`,
};
