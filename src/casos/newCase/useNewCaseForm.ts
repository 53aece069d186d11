import { zodResolver } from '@hookform/resolvers/zod';
import { deepEqual, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FILE_TEXTS, MAX_ANEXOS } from '#domain/casos/anexos';
import { avisoDeContacto, contactoDe, quienEs, SIN_CLIENTE } from '#domain/casos/clienteDeCaso';
import type { Customer } from '#domain/casos/clientes';
import {
  BLANK_FORM,
  CAMPOS_NUEVO_CASO,
  type NewCaseFields,
  type NuevoCaso,
  nuevoCasoSchema,
} from '#domain/casos/nuevoCaso';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { serverNow } from '../../api/clock.ts';
import { createChosenFiles } from '../../data/chosenFiles.ts';
import { useFirstFault } from '../../ui/form/firstFault.ts';
import { readFields } from '../../ui/form/readFields.ts';
import { showValues, writtenIn } from '../../ui/works/typing.ts';
import { useTypedValues } from '../../ui/works/useTypedValues.ts';
import type { CustomerForm } from '../customer/context.ts';
import { searchFor } from '../customer/customers.ts';
import { chooserIn } from '../customer/search.ts';
import { chooseFiles } from './chooseFiles.ts';
import type { NewCase } from './context.ts';
import { restoredValues } from './draft.ts';
import { useNewCaseRecord } from './useNewCaseRecord.ts';

interface OpenNewCase {
  readonly newCase: NewCase;
  /** It is known whether there is a draft: now something can be written. */
  readonly isRead: boolean;
  /** Why files of the last selection stayed out. */
  readonly reasons: readonly string[];
}

/** The facts that are known before anything is written. */
export interface NewCaseBeginning {
  /** The operation that the case is opened from; null asks for it in the window. */
  readonly operacion: ClaveOperacion | null;
  /** The phone of a caller whom nobody knows; null for none. */
  readonly celular: string | null;
}

/** Form and record of one opening of the window, and what the person does with them. */
export function useNewCaseForm(
  { operacion, celular }: NewCaseBeginning,
  body: RefObject<HTMLElement | null>,
  onClose: () => void,
): OpenNewCase {
  const { avisar } = useRouteContext({ from: '__root__' });
  const [files] = useState(createChosenFiles);
  const [reasons, giveReasons] = useState<readonly string[]>([]);
  const focusFirstFault = useFirstFault(body);
  const [blank, setBlank] = useState(() => blankFor({ operacion, celular }));
  const { record, caso, isRead } = useNewCaseRecord(operacion, files, onClose);
  const work = record.work('crear');
  const failure = useSelector(work, (state) => (state.hasTag('failed') ? state.context.failure : null));
  const form = useForm<NewCaseFields, unknown, NuevoCaso>({
    resolver: zodResolver(nuevoCasoSchema(serverNow)),
    defaultValues: blank,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  // That it is somebody else is nothing written while nothing else is.
  const asWritten = useCallback(
    (values: NewCaseFields) => (deepEqual(values, { ...blank, ...SIN_CLIENTE }) ? blank : values),
    [blank],
  );
  useTypedValues<NewCaseFields>(work, form, {
    blank,
    asKept: asWritten,
    onTakenUp: (kept) => {
      const draft = restoredValues(kept);
      if (draft === null) return;
      form.reset(draft);
      avisar('info', 'Se recuperó el borrador de este caso.');
    },
    onWritten: ({ anexos }) => files.conservar(anexos.map(({ id }) => id)),
    // The window goes then.
    onEmptied: () => undefined,
  });

  // The values that the form shows, once the work takes them for nothing written.
  useLayoutEffect(() => {
    if (!deepEqual(form.getValues(), blank) && deepEqual(form.getValues(), { ...blank, ...SIN_CLIENTE }))
      showValues(form, blank);
  }, [form, blank]);

  const newCase = useMemo((): NewCase => {
    const isSending = () => record.actor.getSnapshot().hasTag('busy');
    const attach = (chosen: readonly File[]): void => {
      if (chosen.length === 0 || isSending() || !caso.getSnapshot().hasTag('editable')) return;
      const { anexos, porReponer } = form.getValues();
      const attached = anexos.flatMap(({ id }) => files.tomar(id) ?? []);
      const { admitidos, motivos } = chooseFiles(chosen, attached);
      giveReasons(motivos);
      if (anexos.length + admitidos.length > MAX_ANEXOS) {
        avisar('warning', FILE_TEXTS.demasiados);
        return;
      }
      const added = admitidos.map((file) => ({ id: files.guardar(file), nombre: file.name, bytes: file.size }));
      form.setValue('anexos', [...anexos, ...added]);
      const missing = [...porReponer];
      for (const { nombre } of added) if (missing.includes(nombre)) missing.splice(missing.indexOf(nombre), 1);
      form.setValue('porReponer', missing);
    };
    const search = (): void => {
      const busqueda = searchFor(form.getValues());
      if (busqueda !== null && !isSending()) caso.send({ type: 'buscarCliente', busqueda });
    };
    const submit = form.handleSubmit(
      () => {
        if (!isSending()) caso.send({ type: 'guardar', values: writtenIn(form) });
      },
      () => {
        const aviso = avisoDeContacto(form.getValues('contacto'));
        if (aviso !== null) avisar('error', aviso);
      },
    );
    // Once the fields know what is wrong with them.
    const save = async (): Promise<void> => {
      readFields(body, form);
      await submit();
      focusFirstFault();
    };
    const isAnother = (): void => {
      readFields(body, form);
      form.setValue('otroCliente', quienEs(form.getValues()));
      void save();
    };
    const takeBuyer = (cliente: Customer): void => {
      const isUntouched = deepEqual(form.getValues(), blank) && blank.cliente === null;
      if (isUntouched && !work.getSnapshot().hasTag('kept'))
        setBlank({ ...blank, cliente, contacto: contactoDe(cliente) });
    };
    const close = (): void => {
      // The work hears of typing a moment later than the form.
      const escrito = work.getSnapshot().hasTag('kept') || !deepEqual(asWritten(form.getValues()), blank);
      if (!isSending()) caso.send({ type: 'cerrar', escrito });
    };
    const discard = (): void => {
      form.reset(blank);
      caso.send({ type: 'descartar' });
    };
    // It asks for all that one of a customer asks for, which its type cannot say.
    const ofCustomer = form as unknown as CustomerForm;
    const customer = { caso, work, form: ofCustomer, search, choose: chooserIn(ofCustomer) };
    return { record, caso, form, customer, takeBuyer, attach, close, discard, save: () => void save(), isAnother };
  }, [record, caso, work, form, files, blank, asWritten, avisar, focusFirstFault, body]);

  useEffect(() => {
    const heard = caso.on('soloClienteNuevo', () => newCase.customer.choose(null));
    return () => heard.unsubscribe();
  }, [caso, newCase]);

  useEffect(() => {
    if (failure === null || failure.campos.length === 0) return;
    for (const { campo, message } of failure.campos) {
      const field = CAMPOS_NUEVO_CASO.find(({ wire }) => wire === campo);
      if (field !== undefined) form.setError(field.campo, { type: 'server', message });
    }
    focusFirstFault();
  }, [failure, form, focusFirstFault]);

  return { newCase, isRead, reasons };
}

function blankFor({ operacion, celular }: NewCaseBeginning): NewCaseFields {
  const contacto = { ...BLANK_FORM.contacto, ...(celular !== null && { celular }) };
  if (operacion === null) return { ...BLANK_FORM, contacto };
  return { ...BLANK_FORM, contacto, operacion: { tienda: operacion.tienda, numero: String(operacion.operacion) } };
}
