import { KEPT, kept } from './kept.ts';
import { capitalized, noun } from './noun.ts';

/** How an entity is called: `name` in the audit and on the wire, the other two in a sentence, each with its article. */
export interface EntityWords {
  readonly name: string;
  /** 'el caso', 'la factura' */
  readonly the: string;
  /** 'ese caso', 'esa factura' */
  readonly that: string;
  /** People know it by the number of its record; any other is named otherwise, and its number is said to nobody. */
  readonly byNumber?: true;
}

/** The entities that people work on, by name. */
export const ENTITIES = {
  caso: { name: 'caso', the: 'el caso', that: 'ese caso', byNumber: true },
  vale: { name: 'vale', the: 'el vale', that: 'ese vale' },
  factura: { name: 'factura', the: 'la factura', that: 'esa factura' },
  usuario: { name: 'usuario', the: 'el usuario', that: 'ese usuario', byNumber: true },
  rol: { name: 'rol', the: 'el rol', that: 'ese rol' },
  grupo: kept('grupo', noun('o', 'grupo', 'grupos', ' del proveedor')),
  motivoVale: kept('motivoVale', noun('o', 'motivo', 'motivos', ' de vale')),
  motivoDepreciacion: kept('motivoDepreciacion', noun('o', 'motivo', 'motivos', ' de depreciación')),
  texto: kept('texto', noun('o', 'texto', 'textos')),
  vista: kept('vista', noun('a', 'vista', 'vistas')),
  plazo: kept('plazo', noun('o', 'plazo', 'plazos')),
  notaDeDiagrama: kept('notaDeDiagrama', noun('a', 'nota', 'notas', ' de un diagrama')),
  servidor: { name: 'servidor', the: 'el servidor', that: 'ese servidor' },
  integracion: kept('integracion', noun('a', 'integración', 'integraciones')),
  receptor: kept('receptor', noun('o', 'receptor', 'receptores', ' de eventos')),
  ...KEPT,
  emisor: { name: 'emisor', the: 'el emisor', that: 'ese emisor' },
  periodoGlobal: { name: 'periodoGlobal', the: 'el periodo', that: 'ese periodo' },
  ajuste: { name: 'ajuste', the: 'el ajuste', that: 'ese ajuste' },
  direccion: { name: 'direccion', the: 'la dirección', that: 'esa dirección' },
} as const satisfies Record<string, EntityWords>;

/** A customer: nobody works on one, and a conflict may be about one. */
export const CLIENTE = {
  name: 'cliente',
  the: 'el cliente',
  that: 'ese cliente',
  byNumber: true,
} as const satisfies EntityWords;

/** The words of an entity by its name; null for a name that this version does not know. */
export function entityNamed(name: string): EntityWords | null {
  return Object.values(ENTITIES).find((entity) => entity.name === name) ?? null;
}

/**
 * Tells whoever saves on a version that others have changed; their changes are shown with it.
 * @param name by which people know the entity: its number, or a name where it has one.
 */
export function changedMeanwhile({ the }: EntityWords, name: number | string): string {
  return `${capitalized(the)} ${name} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`;
}

/**
 * Refuses a key that has already made an entity of other data.
 * @param name its folio or the like, as it was answered; null where it was not.
 */
export function alreadyCreated({ the, that, byNumber }: EntityWords, id: number, name: string | null): string {
  const known = name ?? (byNumber ? String(id) : null);
  return `Este envío ya creó ${known === null ? the : `${the} ${known}`} con otros datos. Revise ${that}.`;
}

/** Says that a record of an address is none: its number is no folio, and is said as what it is. */
export function noneAtAddress(entity: typeof ENTITIES.vale | typeof ENTITIES.factura, id: number): string {
  return `No hay ${entity.name === 'vale' ? 'ningún vale' : 'ninguna factura'} en esa dirección (número interno ${id}).`;
}
