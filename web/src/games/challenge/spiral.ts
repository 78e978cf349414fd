// The track as a spiral clock: where each space lies, in units of a disc of 604 by 604 around its middle.

const outer = 252;
const pitch = 67;
const width = 61;

export interface Point {
  x: number;
  y: number;
}

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const path = (points: Point[]): string => `M${points.map(text).join('L')}`;

export class Spiral {
  private readonly end: number; // the angle of the last space's end
  private readonly length: number;

  // Spaces before the finish, which is the middle of the disc.
  constructor(readonly spaces: number) {
    this.end = Math.min(2.22, Math.max(0.9, spaces / 9.46)) * 2 * Math.PI;
    this.length = this.arc(this.end);
  }

  // The place `s` spaces along the track, `off` beside its middle.
  at(s: number, off = 0): Point {
    const angle = this.angle(s);
    const radius = this.radius(angle) + off;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  }

  angle(s: number): number {
    const wanted = (s * this.length) / this.spaces;
    let low = 0;
    let high = this.end;
    for (let i = 0; i < 30; ++i) {
      const middle = (low + high) / 2;
      if (this.arc(middle) < wanted) low = middle;
      else high = middle;
    }
    return low;
  }

  // Where a pawn stands; between two spaces while it walks.
  pawn(position: number): Point {
    const last = this.spaces - 1;
    if (position <= last) return this.at(position + 0.5);
    const from = this.at(last + 0.5);
    const k = Math.min(1, position - last);
    return { x: from.x * (1 - k), y: from.y * (1 - k) + 14 * k };
  }

  cell(i: number): string {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((j) => i + j / 7);
    const rim = steps.map((s) => this.at(s, width / 2));
    const inside = steps.reverse().map((s) => this.at(s, -width / 2));
    return `${path([...rim, ...inside])}Z`;
  }

  symbol(i: number, small: boolean): Point {
    return this.at(i + 0.5, small ? 0 : -8);
  }

  number(i: number): Point {
    return this.at(i + 0.5, width / 2 - 12);
  }

  // Across the track, between two spaces.
  gate(after: number): { line: string; seal: Point } {
    const rim = this.at(after + 1, width / 2 + 9);
    const inside = this.at(after + 1, -width / 2 - 9);
    return { line: path([rim, inside]), seal: this.at(after + 1, width / 2 + 6) };
  }

  trail(from: number, to: number): string {
    const points: Point[] = [];
    for (let p = from; p < to; p += 0.1) points.push(this.pawn(p));
    return path([...points, this.pawn(to)]);
  }

  way(): string {
    const { x, y } = this.at(this.spaces);
    return `M${text({ x, y })}Q${text({ x: x * 0.95 - y * 0.4, y: y * 0.95 + x * 0.4 })} ${text({ x: x * 0.55 - y * 0.35, y: y * 0.55 + x * 0.35 })}`;
  }

  // The hand of the clock, from the middle to the space.
  hand(i: number): { turn: number; reach: number } {
    const angle = this.angle(i + 0.5);
    return { turn: (angle * 180) / Math.PI, reach: this.radius(angle) - width / 2 - 5 };
  }

  private radius(angle: number): number {
    return outer - (pitch * angle) / (2 * Math.PI);
  }

  private arc(angle: number): number {
    return outer * angle - (pitch * angle * angle) / (4 * Math.PI);
  }
}
