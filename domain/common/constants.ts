/** Business constants and limits (specification, section 9). */

/** Application id for users, roles and permissions. */
export const ID_APLICACION = 146;

/** The product's own name where the specification's paths have a place for it (section 7, `{product}`). */
export const PRODUCTO = 'mostrador';

/** How long an alert stays on screen, in milliseconds. */
export const NOTICE_MS = 2_500;

/** Inactivity after which a session is closed, in milliseconds. */
export const IDLE_MS = 900_000;

/** How long before a session ends a countdown says so, in milliseconds. */
export const END_NEARS_MS = 60_000;

/** Debounce of the inactivity check, in milliseconds. */
export const ACTIVITY_PAUSE_MS = 500;

/** The longest operation number, in digits. */
export const MAX_DIGITOS_OPERACION = 10;
/** So many customers a search shows at most. */
export const MAX_CLIENTES = 20;
/** The page sizes that a list offers. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** Field limits of the new-case form, in characters. */
export const LIMITS = {
  nombre: { min: 3, max: 50 },
  apellidoPaterno: { min: 2, max: 20 },
  apellidoMaterno: { max: 20 },
  correo: { max: 50 },
  telefono: { min: 10, max: 10 },
  celular: { exacto: 10 },
  /** The specification gives no maximum; this one keeps a comment readable and a request small. */
  descripcion: { min: 15, max: 4_000 },
} as const;
