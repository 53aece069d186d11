import { z } from 'zod';
import { type ClavesFiscales, datosClavesSchema, SIN_CLAVES } from '#domain/cadena/clavesFiscales';
import { datosEmisorSchema, type EmisorDeCadena } from '#domain/cadena/emisor';
import { datosFestivoSchema, FESTIVO_TEXTS, type Festivo } from '#domain/cadena/festivos';
import { datosFormaSchema, FORMA_TEXTS, type FormaDeCadena } from '#domain/cadena/formas';
import { escribirHorario, leerHorario } from '#domain/cadena/horario';
import { CREDITO_DE_LA_CASA } from '#domain/cadena/pagosDeVenta';
import { TIENDA_TEXTS, type TiendaDeCadena, tiendaNuevaSchema } from '#domain/cadena/tiendas';
import { ENTITIES } from '#domain/common/entities';
import { isIsoDate } from '#domain/common/isoDate';
import { typedNumber } from '#domain/common/typedNumber';
import { keptForm } from '../../ui/records/kept.ts';
import { type AnyWork, work } from '../../ui/works/work.ts';

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
function blankStore(store: TiendaDeCadena | null): TypedStore {
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

/** How a store is written, and the works on it. */
export const STORE_FORM = keptForm(ENTITIES.tienda, 'cadena.tienda.', {
  blankOf: blankStore,
  schema: storeFormSchema,
  guardar: (cuerpo, { api, options }) => api.llamar('guardarTienda', { cuerpo }, options),
});

/** The typed values of a holiday. */
const holidayFormSchema = z
  .object({ fecha: z.string(), nombre: z.string(), todas: z.boolean(), tiendas: z.array(z.int()) })
  .refine(({ todas, tiendas }) => todas || tiendas.length > 0, { path: ['tiendas'], error: FESTIVO_TEXTS.tiendas })
  .transform(({ todas, tiendas, ...holiday }) => ({ ...holiday, tiendas: todas ? null : tiendas }))
  .pipe(datosFestivoSchema);

type TypedHoliday = z.input<typeof holidayFormSchema>;

/** The form of a holiday before anything is typed. */
function blankHoliday(holiday: Festivo | null): TypedHoliday {
  const { fecha = '', nombre = '', tiendas = null } = holiday ?? {};
  return { fecha, nombre, todas: tiendas === null, tiendas: tiendas ?? [] };
}

/** How a holiday is written, and the works on it. */
export const HOLIDAY_FORM = keptForm(ENTITIES.festivo, 'cadena.festivo.', {
  blankOf: blankHoliday,
  schema: holidayFormSchema,
  guardar: (cuerpo, { api, options }) => api.llamar('guardarFestivo', { cuerpo }, options),
  quitar: (cuerpo, { api, options }) => api.llamar('quitarFestivo', { cuerpo }, options),
});

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

type TypedKeys = z.input<typeof keysFormSchema>;

/** The form of keys before anything is typed. */
function blankKeys(keys: ClavesFiscales | null): TypedKeys {
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

/** How keys are written, and the works on them. */
export const KEYS_FORM = keptForm(ENTITIES.claveFiscal, 'cadena.claves.', {
  blankOf: blankKeys,
  schema: keysFormSchema,
  guardar: (cuerpo, { api, options }) => api.llamar('guardarClaves', { cuerpo }, options),
  quitar: (cuerpo, { api, options }) => api.llamar('quitarClaves', { cuerpo }, options),
});

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

type TypedForm = z.input<typeof formFormSchema>;

/** The form of a form of payment before anything is typed. */
function blankForm(forma: FormaDeCadena | null): TypedForm {
  return {
    numero: forma === null ? '' : String(forma.id),
    nombre: forma?.nombre ?? '',
    como: forma === null ? '' : String(forma.como),
    claveSat: forma?.claveSat ?? '',
  };
}

/** How a form of payment is written, and the works on it. */
export const PAYMENT_FORM = keptForm(ENTITIES.formaPago, 'cadena.forma.', {
  blankOf: blankForm,
  schema: formFormSchema,
  guardar: (cuerpo, { api, options }) => api.llamar('guardarForma', { cuerpo }, options),
  quitar: (cuerpo, { api, options }) => api.llamar('quitarForma', { cuerpo }, options),
});

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
