// Which texts of a file take values, and in which order. All others are as they stand in the file.
import { filled, isSingular, withFirmSpaces, type Kinds, type Tongue, type Value } from './fill';

type NameOf<S> = S extends `${infer Name}: ${string}` ? Name : S;
type OneOf<K> = K extends `${infer First} | ${infer Rest}` ? First | OneOf<Rest> : K;
type ValueOf<S> = S extends `${string}: ${infer K}` ? (K extends keyof Kinds ? Kinds[K] : OneOf<K>) : string;
type Values<S extends readonly string[]> = { -readonly [I in keyof S]: ValueOf<S[I]> };
type Named<S extends readonly string[]> = { [Slot in S[number] as NameOf<Slot> & string]: ValueOf<Slot> };
type Choose<S extends readonly string[], Case> = (values: Named<S>, isOne: (n: number) => boolean) => Case;

// A text, or a list of texts, with slots.
interface Text<S extends readonly string[]> {
  slots: S;
}
// Several texts, of which the values choose one.
interface Cases<S extends readonly string[], Case extends string> extends Text<S> {
  choose: (values: Named<S>, isOne: (n: number) => boolean) => Case;
}
// A list or a set of texts of which the code knows more than the file can say.
interface As<T> {
  as: T;
}

export const text = <const S extends readonly string[]>(...slots: S): Text<S> => ({ slots });
export const cases = <const S extends readonly string[], const Case extends string>(
  slots: S,
  choose: Choose<S, Case>,
): Cases<S, Case> => ({ slots, choose });
export const as = <T>(): As<T> => ({ as: undefined as T });

export const oneOrMore = ({ n }: { n: number }, isOne: (n: number) => boolean) => (isOne(n) ? 'one' : 'more');
export const someOrNone = ({ n }: { n: number }) => (n ? 'some' : 'none');
// Where something lies on a line: between two, before the first, after the last.
export const sides = ({ before, after }: { before?: string | undefined; after?: string | undefined }) =>
  before && after ? 'between' : after ? 'before' : before ? 'after' : 'alone';

type AnySlots = readonly string[];
export type ShapeOf<Json> = {
  [K in keyof Json]?: Json[K] extends string
    ? Text<AnySlots> & { choose?: never }
    : | As<unknown>
      | ShapeOf<Json[K]>
      | { slots: AnySlots; choose: (values: never, isOne: (n: number) => boolean) => keyof Json[K] }
      | (Json[K] extends string[] ? Text<AnySlots> : never);
};

type Filler<Json, S extends AnySlots> = (...values: Values<S>) => Json extends string[] ? string[] : string;
export type Made<Json, Shape> = {
  [K in keyof Json]: K extends keyof Shape
    ? Shape[K] extends As<infer T>
      ? T
      : Shape[K] extends Text<infer S>
        ? Filler<Json[K], S>
        : Made<Json[K], Shape[K]>
    : Json[K];
};

type Tree = string | number | boolean | Tree[] | { [name: string]: Tree };
type AnyShape = { [name: string]: AnyShape } | Cases<AnySlots, string> | Text<AnySlots> | undefined;

function filler(texts: Tree, shape: Text<AnySlots> | Cases<AnySlots, string>, tongue: Tongue) {
  const slots = shape.slots.map((each) => each.split(': ') as [name: string, kind?: string]);
  const kinds = Object.fromEntries(slots);
  return (...given: Value[]) => {
    const values = Object.fromEntries(slots.map(([name], i) => [name, given[i]]));
    const fill = (each: Tree) => filled(each as string, values, kinds, tongue);
    if ('choose' in shape)
      return fill((texts as Record<string, Tree>)[shape.choose(values as never, (n) => isSingular(n, tongue))]!);
    return Array.isArray(texts) ? texts.map(fill) : fill(texts);
  };
}

function madeOf(texts: Tree, shape: AnyShape, tongue: Tongue): unknown {
  if (typeof texts === 'string') return shape ? filler(texts, shape as Text<AnySlots>, tongue) : texts;
  if (typeof texts !== 'object') return texts;
  if (shape && Array.isArray(shape.slots)) return filler(texts, shape as Text<AnySlots>, tongue);
  if (Array.isArray(texts)) return texts;
  const shapes = (shape ?? {}) as Record<string, AnyShape>;
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, madeOf(each, shapes[name], tongue)]));
}

const firm = (texts: unknown, tongue: Tongue): Tree =>
  JSON.parse(withFirmSpaces(JSON.stringify(texts), tongue)) as Tree;

export const made = <Json, Shape>(texts: Json, shape: Shape, tongue: Tongue): Made<Json, Shape> =>
  madeOf(firm(texts, tongue), shape as AnyShape, tongue) as Made<Json, Shape>;
