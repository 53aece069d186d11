/** How an entity is called: `name` in the audit and on the wire, the other two in a sentence, each with its article. */
export interface EntityWords {
  readonly name: string;
  /** 'el caso', 'la factura' */
  readonly the: string;
  /** 'ese caso', 'esa factura' */
  readonly that: string;
}

/** The entities that people work on, by name. */
export const ENTITIES = {
  caso: { name: 'caso', the: 'el caso', that: 'ese caso' },
  vale: { name: 'vale', the: 'el vale', that: 'ese vale' },
  factura: { name: 'factura', the: 'la factura', that: 'esa factura' },
  usuario: { name: 'usuario', the: 'el usuario', that: 'ese usuario' },
  rol: { name: 'rol', the: 'el rol', that: 'ese rol' },
  motivoVale: { name: 'motivoVale', the: 'el motivo', that: 'ese motivo' },
  motivoDepreciacion: { name: 'motivoDepreciacion', the: 'el motivo', that: 'ese motivo' },
  servidor: { name: 'servidor', the: 'el servidor', that: 'ese servidor' },
  integracion: { name: 'integracion', the: 'la integración', that: 'esa integración' },
  tienda: { name: 'tienda', the: 'la tienda', that: 'esa tienda' },
  claveFiscal: { name: 'claveFiscal', the: 'la clave', that: 'esa clave' },
  festivo: { name: 'festivo', the: 'el día festivo', that: 'ese día festivo' },
  formaPago: { name: 'formaPago', the: 'la forma de pago', that: 'esa forma de pago' },
  emisor: { name: 'emisor', the: 'el emisor', that: 'ese emisor' },
  periodoGlobal: { name: 'periodoGlobal', the: 'el periodo', that: 'ese periodo' },
  ajuste: { name: 'ajuste', the: 'el ajuste', that: 'ese ajuste' },
  direccion: { name: 'direccion', the: 'la dirección', that: 'esa dirección' },
} as const satisfies Record<string, EntityWords>;

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

/** Refuses a key that has already made an entity of other data. */
export function alreadyCreated({ the, that }: EntityWords, id: number): string {
  return `Este envío ya creó ${the} ${id} con otros datos. Revise ${that}.`;
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
