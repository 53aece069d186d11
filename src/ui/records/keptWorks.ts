import type { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Noun } from '#domain/common/noun';
import type { WorkCall } from '../works/work.ts';
import { work } from '../works/work.ts';

/** Which record is saved, as the person saw it; null for a new one. */
interface Seen {
  readonly id: number | null;
  readonly version: number | null;
}

/** That with which a call is made. */
type Calling = Pick<WorkCall, 'api' | 'options'>;

interface Saving<Typed extends object, Sent extends object> {
  readonly schema: z.ZodType<Sent, Typed>;
  readonly blank: Typed;
  readonly send: (cuerpo: Sent & Seen, calling: Calling) => Promise<RespuestaTrabajo>;
}

/** The work that saves a kept record whole. */
export function saves<Typed extends object, Sent extends object>(
  { el, pudo }: Noun,
  { schema, blank, send }: Saving<Typed, Sent>,
) {
  return work<Typed, Sent>({
    button: 'Guardar',
    busy: 'Guardando...',
    failed: `No se ${pudo} guardar ${el}.`,
    schema,
    blank,
    send: (written, { id, version, ...calling }) => send({ ...written, id: id === 0 ? null : id, version }, calling),
  });
}

/** The work that takes a kept record away. */
export function removes(
  { el, este, pudo }: Noun,
  send: (cuerpo: Pick<WorkCall, 'id' | 'version'>, calling: Calling) => Promise<RespuestaTrabajo>,
) {
  return work({
    title: `¿Quitar ${este}?`,
    button: 'Sí, quitar',
    leave: 'No',
    grave: true,
    busy: 'Quitando...',
    failed: `No se ${pudo} quitar ${el}.`,
    send: (_, { id, version, ...calling }) => send({ id, version }, calling),
  });
}
