import type { cadena as contract } from '#contract/cadena/cadena';
import type { HandlersOf } from '../platform/http/handler.ts';
import { KEYS_FILE } from './cargarClaves.ts';
import { findKeys, removeKeys, saveKeys } from './claves.ts';
import { readIssuer, saveCsd, saveIssuer } from './emisor.ts';
import { chainHolidays, HOLIDAYS_FILE, removeHoliday, saveHoliday } from './festivos.ts';
import { chainForms, FORMS_FILE, removeForm, saveForm } from './formas.ts';
import { readiness } from './listo.ts';
import { exportFile, loadFile } from './tableFile.ts';
import { chainStores, STORES_FILE, saveStore } from './tiendas.ts';

/** The data that a chain gives before it can invoice. */
export const chainHandlers: HandlersOf<typeof contract> = {
  listoParaFacturar: (_entrada, context) => readiness(context),
  tiendasDeCadena: (_entrada, { db }) => chainStores(db),
  guardarTienda: ({ cuerpo }, context) => saveStore(cuerpo, context),
  cargarTiendas: ({ cuerpo }, context) => loadFile(STORES_FILE, cuerpo, context),
  exportarTiendas: (_entrada, context) => exportFile(STORES_FILE, 'tiendas', context),
  festivosDeCadena: (_entrada, { db }) => chainHolidays(db),
  guardarFestivo: ({ cuerpo }, context) => saveHoliday(cuerpo, context),
  quitarFestivo: ({ cuerpo }, context) => removeHoliday(cuerpo, context),
  cargarFestivos: ({ cuerpo }, context) => loadFile(HOLIDAYS_FILE, cuerpo, context),
  exportarFestivos: (_entrada, context) => exportFile(HOLIDAYS_FILE, 'dias-festivos', context),
  clavesFiscales: ({ consulta: { buscar } }, { db }) => findKeys(db, buscar),
  guardarClaves: ({ cuerpo }, context) => saveKeys(cuerpo, context),
  quitarClaves: ({ cuerpo }, context) => removeKeys(cuerpo, context),
  cargarClaves: ({ cuerpo }, context) => loadFile(KEYS_FILE, cuerpo, context),
  exportarClaves: (_entrada, context) => exportFile(KEYS_FILE, 'claves-sat', context),
  formasDeCadena: (_entrada, { db }) => chainForms(db),
  guardarForma: ({ cuerpo }, context) => saveForm(cuerpo, context),
  quitarForma: ({ cuerpo }, context) => removeForm(cuerpo, context),
  cargarFormas: ({ cuerpo }, context) => loadFile(FORMS_FILE, cuerpo, context),
  exportarFormas: (_entrada, context) => exportFile(FORMS_FILE, 'formas-de-pago', context),
  emisor: readIssuer,
  guardarEmisor: ({ cuerpo }, context) => saveIssuer(cuerpo, context),
  guardarCsd: ({ cuerpo }, context) => saveCsd(cuerpo, context),
};
