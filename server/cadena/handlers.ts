import type { cadena as contract } from '#contract/cadena';
import type { HandlersOf } from '../http/handler.ts';
import { cargarClaves, exportarClaves } from './cargarClaves.ts';
import { findKeys, removeKeys, saveKeys } from './claves.ts';
import { readIssuer, saveCsd, saveIssuer } from './emisor.ts';
import { readiness } from './listo.ts';
import { chainStores, saveStore } from './tiendas.ts';

/** The data that a chain gives before it can invoice. */
export const chainHandlers: HandlersOf<typeof contract> = {
  listoParaFacturar: (_entrada, context) => readiness(context),
  tiendasDeCadena: (_entrada, { db }) => chainStores(db),
  guardarTienda: ({ cuerpo }, context) => saveStore(cuerpo, context),
  clavesFiscales: ({ consulta: { buscar } }, { db }) => findKeys(db, buscar),
  guardarClaves: ({ cuerpo }, context) => saveKeys(cuerpo, context),
  quitarClaves: ({ cuerpo }, context) => removeKeys(cuerpo, context),
  cargarClaves,
  exportarClaves,
  emisor: readIssuer,
  guardarEmisor: ({ cuerpo }, context) => saveIssuer(cuerpo, context),
  guardarCsd: ({ cuerpo }, context) => saveCsd(cuerpo, context),
};
