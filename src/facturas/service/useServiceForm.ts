import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { campoDeRegla } from '#domain/facturas/camposFactura';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { porValidarSchema } from '#domain/facturas/solicitudesFactura';
import type { Hallado } from '#machines/servicioFactura.types';
import { type FieldProps, type FormKit, focusFirstWrong, useForm } from '../../ui/form/useForm.ts';
import { writtenIn } from '../../ui/works/typing.ts';
import { useTypedValues } from '../../ui/works/useTypedValues.ts';
import { restoredOver } from '../../ui/works/useWork.ts';
import type { WorkValues } from '../../ui/works/work.ts';
import type { RunningService } from './service.ts';
import { usePreview } from './useService.ts';

interface Options<Typed extends WorkValues> {
  readonly running: RunningService;
  readonly elegido: Hallado;
  /** The rules; their output is the form's part of the request. */
  readonly schema: z.ZodType<object, Typed>;
  readonly blank: Typed;
  /** Why the provider refused it before: said until it is looked at anew. */
  readonly refused?: Readonly<PreviaFactura['rechazos']>;
  /** Whether a draft is of this very thing: the draft of another one is not taken up. */
  readonly isOwn?: (kept: unknown) => boolean;
  /** The field that the server calls so, where the form names it otherwise; the name's last part if not said. */
  readonly fieldOf?: (campo: string) => string;
}

/** The form of a service: its draft is that of its work, and its invoice is looked at before it is issued. */
export interface ServiceForm<Typed extends WorkValues> extends FormKit<Typed> {
  /** The fault of a field by the tax authority's rules or by the server, where its own rules are content. */
  readonly judged: (name: Parameters<FormKit<Typed>['field']>[0]) => FieldProps;
  /** The rules that are about no field of the form. */
  readonly others: readonly { readonly codigo: string; readonly donde: string; readonly texto: string }[];
  /** The title above them; null where no rule is broken. */
  readonly rulesTitle: string | null;
}

/** Ties the form of a service to its chart. */
export function useServiceForm<Typed extends WorkValues>(options: Options<Typed>): ServiceForm<Typed> {
  const { running, elegido, schema, blank, refused = [], isOwn = () => true, fieldOf = lastOf } = options;
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
      actor.send({ type: 'validar', solicitud, escrito: writtenIn(methods) });
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
    // Faults by the rules of the authority come with the answer, not with the button.
    if (isEditable && (previa !== null || failure !== null)) focusFirstWrong(form.id);
  }, [isEditable, previa, failure, form.id]);

  const isLookedAt = useSelector(actor, ({ context }) => context.solicitud !== null);
  const isByProvider = !isLookedAt && refused.length > 0;
  const ruled = (isByProvider ? refused : (previa?.rechazos ?? [])).map((rule) => ({
    ...rule,
    campo: fieldOf(campoDeRegla(rule.donde)),
  }));
  const others = ruled.filter(({ campo }) => !(campo in blank));
  const said = new Map(failure?.campos.map(({ campo, message }) => [fieldOf(campo), message]));
  return {
    ...form,
    restored: since === null ? null : { since, discard },
    judged: (name) => {
      const field = form.field(name);
      const rule = ruled.find(({ campo }) => campo === name);
      return { ...field, error: field.error ?? (rule ? `${rule.texto} (${rule.codigo})` : said.get(name)) };
    },
    others,
    rulesTitle: ruled.length === 0 ? null : titleOfRules(isByProvider, others.length === 0),
  };
}

function titleOfRules(isByProvider: boolean, isAtFields: boolean): string {
  if (isByProvider) return `El proveedor no la aceptó${isAtFields ? ': corrija los campos marcados.' : ':'}`;
  return isAtFields ? 'Corrija los campos marcados.' : 'No se emitiría así:';
}

/** Forms know a field by its own name. */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
