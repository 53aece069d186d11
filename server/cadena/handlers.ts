import type { cadena as contract } from '#contract/cadena/cadena';
import type { HandlersOf } from '../platform/http/handler.ts';
import { KEYS_FILE } from './cargarClaves.ts';
import { findKeys, KEYS } from './claves.ts';
import { chainHolidays, HOLIDAY, HOLIDAYS_FILE } from './festivos.ts';
import { chainForms, FORM, FORMS_FILE } from './formas.ts';
import { removes, saves } from './kept.ts';
import { exportFile, loadFile } from './tableFile.ts';
import { chainStores, STORE, STORES_FILE } from './tiendas.ts';

/** The data that a chain gives before it can invoice; its issuer, and what it still lacks, are with the invoices. */
export const chainHandlers: HandlersOf<
  Omit<typeof contract, 'listoParaFacturar' | 'emisor' | 'guardarEmisor' | 'guardarCsd'>
> = {
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
};
