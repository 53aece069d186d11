import type { Locator, Page } from '@playwright/test';
import type { casePage } from '../../bed/caso.ts';
import type { OtherPerson } from '../bed.ts';
import type { Gate } from '../gate.ts';
import type { CaseModel, FormName, ShownPlace } from './caseModel.ts';

/** A case on screen, the wire to its server, and who else works on it. */
export interface Desk {
  readonly page: Page;
  readonly screen: ReturnType<typeof casePage>;
  readonly gate: Gate;
  readonly other: OtherPerson;
  readonly id: number;
}

/** The windows, by the work that opens them. */
export const WINDOWS = {
  asignar: { title: 'Asignar caso', opener: /^Asignar/, field: /^Nota/ },
  escalar: { title: 'Escalar caso', opener: /^Escalar/, field: /^Comentario/ },
  solicitarAutorizacion: { title: 'Solicitar autorización', opener: /^Solicitar autorización/, field: /^Motivo/ },
  autorizar: { title: 'Autorizar o no autorizar', opener: /^Autorizar/, field: /^Comentario/ },
  cerrar: { title: 'Cerrar caso', opener: /^Cerrar caso/, field: /^Solución/ },
} as const satisfies Record<FormName, object>;

/** Where on the page a work is written, sent, and told of when it was not saved. */
export function placeOn({ page, screen }: Desk, { form }: CaseModel, place: ShownPlace): Locator {
  if (place === 'comentar') return screen.historia;
  if (place === 'adjuntar') return screen.anexos;
  if (place === 'tomar' || form === null) return page.locator('main');
  return screen.windowNamed(WINDOWS[form].title).dialog;
}

/** The field of a form, or the comment box. */
export function fieldOf({ screen }: Desk, form: FormName | null): Locator {
  return form === null ? screen.comentario : screen.windowNamed(WINDOWS[form].title).labelled(WINDOWS[form].field);
}

export function button(where: Locator, name: string): Locator {
  return where.getByRole('button', { name, exact: true }).first();
}
