import type { Cambio, Entidad } from '#contract/common/changes';
import type { NombreLectura } from '#contract/contract';
import { type CambioDe, HECHOS_DE_CAMBIO, type HechosDeCambio } from '#domain/common/cambios';
import type { RecordName } from '#domain/common/records';
import type { ReadKey } from '../query.ts';
import { BY_CASE } from './cases.ts';
import { BY_INVOICE } from './invoices.ts';
import { BY_CERTIFICATE, BY_GUIDE, BY_SALE, BY_WALLET } from './neighbours.ts';
import { BY_GROUP, BY_ROLE, BY_USER } from './people.ts';
import {
  BY_ADDRESS,
  BY_DELIVERY,
  BY_DEPRECIATION_REASON,
  BY_FORM,
  BY_HOLIDAY,
  BY_INTEGRATION,
  BY_ISSUER,
  BY_KEYS,
  BY_LIMIT,
  BY_NEWS,
  BY_NOTE,
  BY_PERIOD,
  BY_RECEIVER,
  BY_SERVER,
  BY_SETTING,
  BY_STORE,
  BY_TEXT,
  BY_VIEW,
  BY_VOUCHER_REASON,
} from './records.ts';
import type { Touches } from './touches.ts';
import { BY_VOUCHER } from './vouchers.ts';

/** Of a record there is its history at least. */
type TouchesOf<E extends Entidad> = Touches<CambioDe<E>> &
  (E extends RecordName ? Required<Pick<Touches<CambioDe<E>>, 'historialDeRegistro'>> : unknown);

/** The readings that hold something of each entity, and the changes that make each of them untrue. */
const TOUCHES: { readonly [E in Entidad]: TouchesOf<E> } = {
  caso: BY_CASE,
  vale: BY_VOUCHER,
  factura: BY_INVOICE,
  venta: BY_SALE,
  guia: BY_GUIDE,
  billetera: BY_WALLET,
  certificado: BY_CERTIFICATE,
  usuario: BY_USER,
  rol: BY_ROLE,
  grupo: BY_GROUP,
  motivoVale: BY_VOUCHER_REASON,
  motivoDepreciacion: BY_DEPRECIATION_REASON,
  texto: BY_TEXT,
  vista: BY_VIEW,
  plazo: BY_LIMIT,
  notaDeDiagrama: BY_NOTE,
  servidor: BY_SERVER,
  integracion: BY_INTEGRATION,
  receptor: BY_RECEIVER,
  direccion: BY_ADDRESS,
  tienda: BY_STORE,
  claveFiscal: BY_KEYS,
  formaPago: BY_FORM,
  festivo: BY_HOLIDAY,
  emisor: BY_ISSUER,
  periodoGlobal: BY_PERIOD,
  ajuste: BY_SETTING,
  entrada: BY_DELIVERY,
  novedad: BY_NEWS,
};

/** The readings that hold something of an entity. */
export function readsOf(entity: Entidad): readonly NombreLectura[] {
  // An object's keys have lost which they are.
  return Object.keys(TOUCHES[entity]) as NombreLectura[];
}

/** All readings that follow the changes of something. */
export function readsOfAny(): readonly NombreLectura[] {
  return [...new Set((Object.keys(TOUCHES) as Entidad[]).flatMap(readsOf))];
}

/** The readings after a work of the person here: it shows in the figures too, at once. */
export function readsOfOwn(entity: Entidad): readonly NombreLectura[] {
  return entity === 'caso' ? [...readsOf(entity), 'datosEstadisticos'] : readsOf(entity);
}

/**
 * Whether a change can have made a reading untrue. Where a change does not say enough, it can.
 * @param numiden who reads.
 */
export function canTouch(change: Cambio, [name, input]: ReadKey, data: unknown, numiden: number): boolean {
  const said = whatItSays(change);
  if (data === undefined || said === null) return true;
  // The entity gives the type of its change; the name of a reading the types of its input and answer.
  const touches = TOUCHES[change.entidad] as { readonly [N in NombreLectura]?: Touching };
  return touches[name]?.(said, { input, data }, numiden) ?? false;
}

type Touching = (said: object, shown: { readonly input: unknown; readonly data: unknown }, numiden: number) => boolean;

/** Null where the back end leaves out the facts of the entity. */
function whatItSays(change: Cambio): object | null {
  const { entidad, id } = change;
  if (!saysFacts(entidad)) return { id };
  const facts = change[entidad];
  return facts === undefined ? null : { id, ...facts };
}

function saysFacts(entity: Entidad): entity is keyof HechosDeCambio {
  return entity in HECHOS_DE_CAMBIO;
}
