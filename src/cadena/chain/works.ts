import { z } from 'zod';
import type { ClavesFiscales } from '#domain/cadena/clavesFiscales';
import { datosClavesSchema, SIN_CLAVES } from '#domain/cadena/clavesFiscales';
import type { EmisorDeCadena } from '#domain/cadena/emisor';
import { datosEmisorSchema } from '#domain/cadena/emisor';
import type { Festivo } from '#domain/cadena/festivos';
import { datosFestivoSchema, FESTIVO_TEXTS } from '#domain/cadena/festivos';
import type { FormaDeCadena } from '#domain/cadena/formas';
import { datosFormaSchema, FORMA_TEXTS } from '#domain/cadena/formas';
import { escribirHorario, leerHorario } from '#domain/cadena/horario';
import { CREDITO_DE_LA_CASA } from '#domain/cadena/pagosDeVenta';
import type { TiendaDeCadena } from '#domain/cadena/tiendas';
import { TIENDA_TEXTS, tiendaNuevaSchema } from '#domain/cadena/tiendas';
import { ENTITIES } from '#domain/common/entities';
import { isIsoDate } from '#domain/common/isoDate';
import { typedNumber } from '#domain/common/typedNumber';
import { removes, saves } from '../../ui/records/keptWorks.ts';
import type { AnyWork } from '../../ui/works/work.ts';
import { work } from '../../ui/works/work.ts';

/** The typed values of a store; its number is written once. */
const storeFormSchema = z
  .object({
    cvetda: typedNumber(z.int(TIENDA_TEXTS.numero)),
    nombre: z.string(),
    tipo: z.string(),
    admiteLogin: z.boolean(),
    codigoPostal: z.string().nullable(),
    serie: z.string().nullable(),
    periodicidad: z.string(),
    desde: z.string(),
    notas: z.string(),
    ...{ lunes: z.string(), martes: z.string(), miercoles: z.string(), jueves: z.string(), viernes: z.string() },
    ...{ sabado: z.string(), domingo: z.string() },
  })
  .refine(({ periodicidad, desde }) => periodicidad === '' || isIsoDate(desde), {
    path: ['desde'],
    error: TIENDA_TEXTS.desde,
  })
  .transform(({ periodicidad, desde, notas, ...written }, { issues }) => {
    const { lunes, martes, miercoles, jueves, viernes, sabado, domingo, ...store } = written;
    const leido = leerHorario({ lunes, martes, miercoles, jueves, viernes, sabado, domingo });
    if ('malos' in leido) {
      for (const { dia, motivo } of leido.malos) {
        issues.push({ code: 'custom', input: written[dia], path: [dia], message: motivo });
      }
      return z.NEVER;
    }
    return {
      ...store,
      globales: periodicidad === '' ? null : { periodicidad, desde, notas },
      horario: leido.horario,
    };
  })
  .pipe(tiendaNuevaSchema);

export type TypedStore = z.input<typeof storeFormSchema>;

/** The form of a store before anything is typed. */
export function blankStore(store: TiendaDeCadena | null): TypedStore {
  return {
    cvetda: store === null ? '' : String(store.id),
    nombre: store?.nombre ?? '',
    tipo: store?.tipo ?? 'fisica',
    admiteLogin: store?.admiteLogin ?? true,
    codigoPostal: store?.codigoPostal ?? '',
    serie: store?.serie ?? '',
    periodicidad: store?.globales?.periodicidad ?? '',
    desde: store?.globales?.desde ?? '',
    notas: store?.globales?.notas ?? 'alMomento',
    ...escribirHorario(store?.horario ?? null),
  };
}

/** The works on a store. */
export const storeWorks = {
  guardar: saves(ENTITIES.tienda.noun, {
    schema: storeFormSchema,
    blank: blankStore(null),
    send: (cuerpo, { api, options }) => api.llamar('guardarTienda', { cuerpo }, options),
  }),
} as const satisfies Record<string, AnyWork>;

/** The typed values of a holiday. */
const holidayFormSchema = z
  .object({ fecha: z.string(), nombre: z.string(), todas: z.boolean(), tiendas: z.array(z.int()) })
  .refine(({ todas, tiendas }) => todas || tiendas.length > 0, { path: ['tiendas'], error: FESTIVO_TEXTS.tiendas })
  .transform(({ todas, tiendas, ...holiday }) => ({ ...holiday, tiendas: todas ? null : tiendas }))
  .pipe(datosFestivoSchema);

export type TypedHoliday = z.input<typeof holidayFormSchema>;

/** The form of a holiday before anything is typed. */
export function blankHoliday(holiday: Festivo | null): TypedHoliday {
  const { fecha = '', nombre = '', tiendas = null } = holiday ?? {};
  return { fecha, nombre, todas: tiendas === null, tiendas: tiendas ?? [] };
}

/** The works on holidays. */
export const holidayWorks = {
  guardar: saves(ENTITIES.festivo.noun, {
    schema: holidayFormSchema,
    blank: blankHoliday(null),
    send: (cuerpo, { api, options }) => api.llamar('guardarFestivo', { cuerpo }, options),
  }),
  quitar: removes(ENTITIES.festivo.noun, (cuerpo, { api, options }) =>
    api.llamar('quitarFestivo', { cuerpo }, options),
  ),
} as const satisfies Record<string, AnyWork>;

/** The typed values of keys. Whether they are exempt is asked only of an object of the tax, whatever was marked before. */
const keysFormSchema = z
  .object({
    ...{ ambito: z.string(), codigo: z.string(), claveProdServ: z.string(), claveUnidad: z.string() },
    ...{ objetoImp: z.string(), exento: z.boolean(), retorno: z.string() },
  })
  .transform(({ exento, retorno, ...keys }) => ({
    ...keys,
    exento: exento && keys.objetoImp !== '01',
    retorno: retorno === '' ? null : retorno,
  }))
  .pipe(datosClavesSchema);

export type TypedKeys = z.input<typeof keysFormSchema>;

/** The form of keys before anything is typed. */
export function blankKeys(keys: ClavesFiscales | null): TypedKeys {
  return {
    ambito: keys?.ambito ?? 'departamento',
    codigo: keys?.codigo ?? '',
    claveProdServ: keys?.claveProdServ ?? '',
    claveUnidad: keys?.claveUnidad ?? 'H87',
    exento: keys?.exento ?? false,
    objetoImp: keys?.objetoImp ?? SIN_CLAVES.objetoImp,
    retorno: keys?.retorno ?? '',
  };
}

/** The works on keys. */
export const keysWorks = {
  guardar: saves(ENTITIES.claveFiscal.noun, {
    schema: keysFormSchema,
    blank: blankKeys(null),
    send: (cuerpo, { api, options }) => api.llamar('guardarClaves', { cuerpo }, options),
  }),
  quitar: removes(ENTITIES.claveFiscal.noun, (cuerpo, { api, options }) =>
    api.llamar('quitarClaves', { cuerpo }, options),
  ),
} as const satisfies Record<string, AnyWork>;

/** The typed values of a form of payment; its number is written once. Credit has no key, whatever was chosen before. */
const formFormSchema = z
  .object({
    numero: typedNumber(z.int(FORMA_TEXTS.numero)),
    nombre: z.string(),
    como: z.string(),
    claveSat: z.string(),
  })
  .transform(({ como, claveSat, ...form }) => ({
    ...form,
    como: como === '' ? null : Number(como),
    claveSat: claveSat === '' || Number(como) === CREDITO_DE_LA_CASA ? null : claveSat,
  }))
  .pipe(datosFormaSchema);

export type TypedForm = z.input<typeof formFormSchema>;

/** The form of a form of payment before anything is typed. */
export function blankForm(forma: FormaDeCadena | null): TypedForm {
  return {
    numero: forma === null ? '' : String(forma.id),
    nombre: forma?.nombre ?? '',
    como: forma === null ? '' : String(forma.como),
    claveSat: forma?.claveSat ?? '',
  };
}

/** The works on forms of payment. */
export const formWorks = {
  guardar: saves(ENTITIES.formaPago.noun, {
    schema: formFormSchema,
    blank: blankForm(null),
    send: (cuerpo, { api, options }) => api.llamar('guardarForma', { cuerpo }, options),
  }),
  quitar: removes(ENTITIES.formaPago.noun, (cuerpo, { api, options }) =>
    api.llamar('quitarForma', { cuerpo }, options),
  ),
} as const satisfies Record<string, AnyWork>;

export type TypedIssuer = z.input<typeof datosEmisorSchema>;

/** The form of the issuer before anything is typed: the made-up one is nobody's to correct. */
export function blankIssuer(issuer: EmisorDeCadena): TypedIssuer {
  const { rfc, nombre, regimen, guardado } = issuer;
  return guardado ? { rfc, nombre, regimen } : { rfc: '', nombre: '', regimen: '' };
}

/** The works on the issuer. */
export const issuerWorks = {
  guardar: work({
    button: 'Guardar',
    busy: 'Guardando...',
    failed: 'No se pudo guardar el emisor.',
    schema: datosEmisorSchema,
    blank: { rfc: '', nombre: '', regimen: '' },
    send: (written, { api, version, options }) =>
      api.llamar('guardarEmisor', { cuerpo: { ...written, version } }, options),
  }),
} as const satisfies Record<string, AnyWork>;
