import { z } from 'zod';
import { type Described, type Filter, MAX_CHOSEN, MAX_VALUES } from '#domain/lists/filterKinds';
import { type SaidList, wireFilters } from '#domain/lists/list';
import { noneOf, type OnWire, type WireOf } from '#domain/lists/wire';
import { freeLine } from './freeText.ts';

type ShapeOf<D extends Described> = { [K in keyof WireOf<D>]: z.ZodDefault<z.ZodType<WireOf<D>[K]>> };

/** The filter of a list on the wire; everything in it may be left out and then filters nothing. */
export function filterSchema<L extends SaidList>(list: L): z.ZodObject<ShapeOf<L['filters']> & ShapeOf<L['others']>> {
  const shape = wireFilters(list).map(([name, filter]) => [name, schemaOf(filter).default(noneOf(filter) as never)]);
  // Entries have lost which filters they are.
  return z.object(Object.fromEntries(shape)) as never;
}

/** The order of a list on the wire; the usual one where none is said. */
export function orderSchema<const O extends string>({ orders }: { readonly orders: readonly [O, ...O[]] }) {
  return z.enum(orders).default(orders[0] as NoInfer<O>);
}

function schemaOf(filter: Filter): z.ZodType<OnWire<Filter> | string[] | number[]> {
  switch (filter.kind) {
    case 'integer':
    case 'catalogue':
    case 'pesos':
      return z.int().positive().nullable();
    case 'text':
      return freeLine().max(filter.max);
    case 'phone':
      return freeLine().max(MAX_PHONE);
    case 'day':
      return z.iso.date().nullable();
    case 'toggle':
      return z.boolean();
    case 'several': {
      const chosen = filter.from;
      const one =
        typeof chosen === 'string'
          ? z.int().positive().max(MAX_CHOSEN)
          : z.literal(chosen.choices.map(({ value }) => value));
      return z.array(one).max(MAX_VALUES);
    }
    case 'options':
      return z.literal([filter.none, ...filter.choices.map(({ value }) => value)]);
    case 'names':
      if (filter.open === 'one') return z.string().max(MAX_NAME);
      if (filter.open === 'several') return z.array(z.string().max(MAX_NAME)).max(MAX_NAMES);
      return z.literal([filter.none as string | null, ...filter.choices.map(({ wire }) => wire as string | number)]);
  }
}

/** Characters of a telephone number, however it is written. */
const MAX_PHONE = 30;

/** Characters of a name without words. */
const MAX_NAME = 60;

/** Names at once. */
const MAX_NAMES = 20;
