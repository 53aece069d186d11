import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VECINOS } from '#contract/vecinos';
import { home } from '../runner/tools.ts';
import { openapiOf } from './openapi.ts';

it.each(Object.values(VECINOS))('docs/vecinos/$nombre.json is what its contract says', (vecino) => {
  const kept: unknown = JSON.parse(readFileSync(join(home, 'docs/vecinos', `${vecino.nombre}.json`), 'utf8'));
  // As it is written: what JSON leaves out is not there.
  expect(kept).toEqual(JSON.parse(JSON.stringify(openapiOf(vecino))));
});

it('every name of a path is an operation, and every reference leads somewhere', () => {
  for (const [nombre, vecino] of Object.entries(VECINOS)) {
    expect(vecino.nombre).toBe(nombre);
    const text = JSON.stringify(openapiOf(vecino));
    expect([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)).not.toContain(undefined);
    expect(new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to))).toEqual(
      new Set(['#/components/schemas/Problema']),
    );
  }
});
