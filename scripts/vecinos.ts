/**
 * `npm run vecinos -- openapi`: writes the OpenAPI document of each neighbour to docs/vecinos/. docs/integrar.md tells an integrator how
 * these documents are used.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VECINOS } from '#contract/vecinos/vecinos';
import { home } from './runner/tools.ts';
import { openapiOf } from './vecinos/openapi.ts';

for (const vecino of Object.values(VECINOS)) {
  writeFileSync(join(home, 'docs/vecinos', `${vecino.nombre}.json`), `${JSON.stringify(openapiOf(vecino), null, 2)}\n`);
}
