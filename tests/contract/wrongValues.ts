import type { z } from 'zod';

/** Where a field stands in what a call takes: names of fields, numbers of places in lists. */
export type Place = readonly (string | number)[];

/** One way in which one field of an input is wrong; `value` is undefined where the field is left out. */
export interface Wrong {
  readonly place: Place;
  readonly value: unknown;
}

/** Values for fields: each takes some and refuses the others. A number that is none travels as null in JSON. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'ninguno', '¿?', 'x'.repeat(20_000), '2026-02-30', 'a@b', '\u200b'],
  ...[true, 0, -1, 1.005, 3.5, 1e12, 9_007_199_254_740_992, [], {}, [null], ['ninguno'], [1, 1], { ninguno: 1 }],
];

/** The values that a leaf may take: the first that its schema does not refuse stands in the rest of an input. */
const RIGHT: readonly unknown[] = [
  ...[
    1,
    2,
    100_001,
    0,
    '1',
    'si',
    'true',
    true,
    '2026-03-25',
    '2026-03-25T12:00:00.000Z',
    'ana@correo.mx',
    '5512345678',
  ],
  ...['01000', 'Texto de prueba', 'https://uno.mx', 'caso/1', 'caso', 'clave-de-prueba', 'Contrasena-larga-77', '{}'],
  ...['FUNK671228PH6', '605', 'S01', '03'],
  ...[null, undefined],
];

/** Every wrong value of every field of a schema, and of the objects and lists that hold them; none without a schema. */
export function wrongValuesOf(schema: z.ZodType | undefined): readonly Wrong[] {
  return schema === undefined ? [] : placesOf(schema, []).flatMap((place) => VALUES.map((value) => ({ place, value })));
}

/** An input that is right as far as its fields go. */
export function rightFor(schema: z.ZodType | undefined): unknown {
  if (schema === undefined) return undefined;
  const parts = partsOf(schema);
  if (parts.length === 0) return RIGHT.find((value) => schema.safeParse(value).success);
  if (schema._zod.def.type === 'array' || schema._zod.def.type === 'tuple')
    return parts.map(([, part]) => rightFor(part));
  if (isObject(schema)) return Object.fromEntries(parts.map(([name, part]) => [name, rightFor(part)]));
  const [inner] = insideOf(schema);
  return inner === undefined ? undefined : rightFor(inner);
}

/** The same input with another value at one place. */
export function withWrong(input: unknown, { place, value }: Wrong): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return value;
  if (Array.isArray(input))
    return input.map((one, index) => (index === first ? withWrong(one, { place: rest, value }) : one));
  const fields = input as Readonly<Record<string, unknown>>;
  return { ...fields, [first]: withWrong(fields[first], { place: rest, value }) };
}

function placesOf(schema: z.ZodType, place: Place): readonly Place[] {
  return [place, ...partsOf(schema).flatMap(([name, part]) => placesOf(part, [...place, name]))];
}

/** The named parts of an object or a list, through whatever is wrapped round it; none for a leaf. */
function partsOf(schema: z.ZodType): readonly (readonly [string | number, z.ZodType])[] {
  if (isObject(schema)) return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  const { def } = schema._zod;
  if (def.type === 'array') return [[0, (def as unknown as { readonly element: z.ZodType }).element]];
  if (def.type === 'tuple') {
    return (def as unknown as { readonly items: readonly z.ZodType[] }).items.map(
      (part, index) => [index, part] as const,
    );
  }
  for (const inner of insideOf(schema)) {
    const parts = partsOf(inner);
    if (parts.length > 0) return parts;
  }
  return [];
}

interface Wrapping {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

function insideOf(schema: z.ZodType): readonly z.ZodType[] {
  const { innerType, in: before, out, options = [] } = schema._zod.def as unknown as Wrapping;
  return [innerType, before, out, ...options].filter((inner) => inner !== undefined);
}

function isObject(schema: z.ZodType): schema is z.ZodObject {
  return schema._zod.def.type === 'object';
}
