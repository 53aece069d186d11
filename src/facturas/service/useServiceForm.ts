import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { campoDeRegla } from '#domain/camposFactura';
import { porValidarSchema } from '#domain/facturas';
import type { Hallado } from '#machines/servicioFactura.types';
import type { FieldProps, FormKit } from '../../ui/form/useForm.ts';
import { focusFirstWrong, useForm } from '../../ui/form/useForm.ts';
import { useTypedValues } from '../../ui/works/useTypedValues.ts';
import { restoredOver } from '../../ui/works/useWork.ts';
import type { WorkValues } from '../../ui/works/work.ts';
import type { RunningService } from './service.ts';
import { usePreview } from './useService.ts';

interface Options<Typed extends WorkValues> {
  readonly running: RunningService;
  readonly elegido: Hallado;
  /** The rules; what comes of them is the form's part of what is asked for. */
  readonly schema: z.ZodType<object, Typed>;
  readonly blank: Typed;
  /** What is written of one thing says nothing of another: a draft of another one is not taken up. */
  readonly isOwn?: (kept: unknown) => boolean;
  /** Which field fills what the server calls so, where the form calls it otherwise; its last part if not said. */
  readonly fieldOf?: (campo: string) => string;
}

/** The form of a service: its draft is that of its work, and what it asks for is looked at before it is issued. */
export interface ServiceForm<Typed extends WorkValues> extends FormKit<Typed> {
  /** What is against a field by the rules of the tax authority or by the server, where its own rules are content. */
  readonly judged: (name: Parameters<FormKit<Typed>['field']>[0]) => FieldProps;
  /** The rules that are about no field of the form. */
  readonly others: readonly { readonly codigo: string; readonly donde: string; readonly texto: string }[];
}

/** Ties the form of a service to its chart. */
export function useServiceForm<Typed extends WorkValues>(options: Options<Typed>): ServiceForm<Typed> {
  const { running, elegido, schema, blank, isOwn = () => true, fieldOf = lastOf } = options;
  const { actor, record, service, idCaso } = running;
  const work = record.work('resolver');
  const isEditable = useSelector(actor, (state) => state.hasTag('editable'));
  const previa = usePreview(running);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [restored] = useState(() => {
    const kept = work.getSnapshot().context.values;
    return isOwn(kept) ? restoredOver(blank, kept) : null;
  });
  const [since, setSince] = useState(() => (restored === null ? null : record.writtenAt('resolver')));
  const form = useForm<Typed, object>({
    schema,
    defaultValues: restored ?? blank,
    locked: !isEditable,
    onSubmit: (part) => {
      const { servicio } = service;
      const solicitud = porValidarSchema.parse({ servicio, solicitud: { idCaso, ...elegido.pide, ...part } });
      actor.send({ type: 'validar', solicitud });
      return null;
    },
  });
  const { methods } = form;
  const empty = () => {
    methods.reset(blank as DefaultValues<Typed>);
    setSince(null);
  };
  useTypedValues(work, methods, {
    blank,
    onEmptied: (guardado) => {
      if (!guardado) empty();
    },
  });
  const discard = () => {
    record.actor.send({ type: 'descartar', trabajo: 'resolver' });
    empty();
  };

  useEffect(() => {
    // What is wrong by the rules of the authority comes with the answer, not with the button.
    if (isEditable && (previa !== null || failure !== null)) focusFirstWrong(form.id);
  }, [isEditable, previa, failure, form.id]);

  const ruled = (previa?.rechazos ?? []).map((rule) => ({ ...rule, campo: fieldOf(campoDeRegla(rule.donde)) }));
  const refused = new Map(failure?.campos.map(({ campo, message }) => [fieldOf(campo), message]));
  return {
    ...form,
    restored: since === null ? null : { since, discard },
    judged: (name) => {
      const field = form.field(name);
      const rule = ruled.find(({ campo }) => campo === name);
      return { ...field, error: field.error ?? (rule ? `${rule.texto} (${rule.codigo})` : refused.get(name)) };
    },
    others: ruled.filter(({ campo }) => !(campo in blank)),
  };
}

/** Forms know a field by its own name. */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
