import type { cadena as contract } from '#contract/cadena/cadena';
import type { HandlersOf } from '../platform/http/handler.ts';
import { KEYS_FILE } from './cargarClaves.ts';
import { findKeys, KEYS } from './claves.ts';
import { readIssuer, saveCsd, saveIssuer } from './emisor.ts';
import { chainHolidays, HOLIDAY, HOLIDAYS_FILE } from './festivos.ts';
import { chainForms, FORM, FORMS_FILE } from './formas.ts';
import { removes, saves } from './kept.ts';
import { readiness } from './listo.ts';
import { exportFile, loadFile } from './tableFile.ts';
import { chainStores, STORE, STORES_FILE } from './tiendas.ts';

/** The data that a chain gives before it can invoice. */
export const chainHandlers: HandlersOf<typeof contract> = {
  listoParaFacturar: (_entrada, context) => readiness(context),
  tiendasDeCadena: (_entrada, { db }) => chainStores(db),
  guardarTienda: saves('guardarTienda', STORE),
  cargarTiendas: ({ cuerpo }, context) => loadFile(STORES_FILE, cuerpo, context),
  exportarTiendas: (_entrada, context) => exportFile(STORES_FILE, 'tiendas', context),
  festivosDeCadena: (_entrada, { db }) => chainHolidays(db),
  guardarFestivo: saves('guardarFestivo', HOLIDAY),
  quitarFestivo: removes('quitarFestivo', HOLIDAY),
  cargarFestivos: ({ cuerpo }, context) => loadFile(HOLIDAYS_FILE, cuerpo, context),
  exportarFestivos: (_entrada, context) => exportFile(HOLIDAYS_FILE, 'dias-festivos', context),
  clavesFiscales: ({ consulta: { buscar } }, { db }) => findKeys(db, buscar),
  guardarClaves: saves('guardarClaves', KEYS),
  quitarClaves: removes('quitarClaves', KEYS),
  cargarClaves: ({ cuerpo }, context) => loadFile(KEYS_FILE, cuerpo, context),
  exportarClaves: (_entrada, context) => exportFile(KEYS_FILE, 'claves-sat', context),
  formasDeCadena: (_entrada, { db }) => chainForms(db),
  guardarForma: saves('guardarForma', FORM),
  quitarForma: removes('quitarForma', FORM),
  cargarFormas: ({ cuerpo }, context) => loadFile(FORMS_FILE, cuerpo, context),
  exportarFormas: (_entrada, context) => exportFile(FORMS_FILE, 'formas-de-pago', context),
  emisor: readIssuer,
  guardarEmisor: ({ cuerpo }, context) => saveIssuer(cuerpo, context),
  guardarCsd: ({ cuerpo }, context) => saveCsd(cuerpo, context),
};
