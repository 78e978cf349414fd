// The stamp of this game.
import { ink } from '../../look/colour';
import { spot, stroke, type Stamp } from '../../look/stamps';

function pawn(x: number, y: number, colour: string): string {
  const line = `fill="${colour}" stroke="${ink}" stroke-width="2.4"`;
  return `<g transform="translate(${x} ${y})"><path d="M-9 17Q-7 4 0 2Q7 4 9 17Z" ${line}/><circle cy="-4" r="7" ${line}/></g>`;
}

function spiral(): string {
  let d = '';
  for (let angle = 0; angle <= Math.PI * 5.6; angle += 0.12) {
    const r = 7 + angle * 2.75;
    const x = (80 + r * Math.cos(angle)).toFixed(1);
    const y = (58 + r * Math.sin(angle) * 0.92).toFixed(1);
    d += `${angle ? 'L' : 'M'}${x} ${y}`;
  }
  return stroke(d, 9) + stroke(d, 2.4, ink, ' stroke-dasharray="1 10"');
}

export const stamp: Stamp = {
  place: 0.58,
  draw: () => spiral() + pawn(117, 33, spot) + pawn(49, 74, '#dd9a2e'),
};
