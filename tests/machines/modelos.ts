/** Every machine of the house with its samples and its words, for whoever needs all of them. */
import { avisosModel } from './avisos.fixtures.ts';
import { casoModel } from './caso.fixtures.ts';
import type { Model } from './kit/fixtures.ts';
import type { Vocabulario } from './kit/textos.ts';
import { listadoModel } from './listado.fixtures.ts';
import { nuevoCasoModel } from './nuevoCaso.fixtures.ts';
import { sesionModel } from './sesion.fixtures.ts';
import { palabrasAvisos } from './textos/avisos.ts';
import { palabrasCaso } from './textos/caso.ts';
import { palabrasListado } from './textos/listado.ts';
import { palabrasNuevoCaso } from './textos/nuevoCaso.ts';
import { palabrasSesion } from './textos/sesion.ts';
import { palabrasValidarOperacion } from './textos/validarOperacion.ts';
import { palabrasVigiaCaso } from './textos/vigiaCaso.ts';
import { validarOperacionModel } from './validarOperacion.fixtures.ts';
import { vigiaCasoModel } from './vigiaCaso.fixtures.ts';

export const MODELOS: readonly { readonly model: Model; readonly palabras: Vocabulario }[] = [
  { model: sesionModel, palabras: palabrasSesion },
  { model: avisosModel, palabras: palabrasAvisos },
  { model: validarOperacionModel, palabras: palabrasValidarOperacion },
  { model: nuevoCasoModel, palabras: palabrasNuevoCaso },
  { model: casoModel, palabras: palabrasCaso },
  { model: vigiaCasoModel, palabras: palabrasVigiaCaso },
  { model: listadoModel, palabras: palabrasListado },
];
