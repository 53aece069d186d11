import { zodResolver } from '@hookform/resolvers/zod';
import { useRouteContext } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FILE_TEXTS, MAX_ANEXOS } from '#domain/anexos';
import type { Customer } from '#domain/clientes';
import type { NewCaseFields, NuevoCaso } from '#domain/nuevoCaso';
import { avisoDeContacto, BLANK_FORM, CAMPOS_NUEVO_CASO, nuevoCasoSchema } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';
import { createChosenFiles } from '../../data/chosenFiles.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { chooseFiles } from './chooseFiles.ts';
import type { NewCase } from './context.ts';
import { contactOf, searchFor } from './customers.ts';
import { useNewCaseActor } from './useNewCaseActor.ts';

interface OpenNewCase extends NewCase {
  /** The form before anything was written. */
  readonly blank: NewCaseFields;
  /** Why files of the last selection stayed out. */
  readonly reasons: readonly string[];
}

/** Form and actor of one opening of the window, and what the person does with them. */
export function useNewCaseForm(
  operacion: ClaveOperacion | null,
  body: RefObject<HTMLElement | null>,
  onClose: () => void,
): OpenNewCase {
  const { avisar } = useRouteContext({ from: '__root__' });
  const [files] = useState(createChosenFiles);
  const [reasons, giveReasons] = useState<readonly string[]>([]);
  const [faults, countFaults] = useState(0);
  const [blank] = useState(() => blankFor(operacion));
  const typedContact = useRef(BLANK_FORM.contacto);
  const caso = useNewCaseActor(files, onClose);
  const form = useForm<NewCaseFields, unknown, NuevoCaso>({
    resolver: zodResolver(nuevoCasoSchema(() => new Date())),
    defaultValues: blank,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const actions = useMemo((): NewCase => {
    const choose = (cliente: Customer | null): void => {
      const before = form.getValues();
      if (before.cliente === cliente) return;
      if (before.cliente === null) typedContact.current = before.contacto;
      form.setValue('cliente', cliente);
      form.setValue('contacto', cliente === null ? typedContact.current : contactOf(cliente));
      form.clearErrors(['identidad', 'contacto']);
    };
    const attach = (chosen: readonly File[]): void => {
      if (chosen.length === 0 || !caso.getSnapshot().hasTag('editable')) return;
      const { anexos, porReponer } = form.getValues();
      const { admitidos, motivos } = chooseFiles(chosen, anexos);
      giveReasons(motivos);
      if (anexos.length + admitidos.length > MAX_ANEXOS) {
        avisar('warning', FILE_TEXTS.demasiados);
        return;
      }
      const added = admitidos.map((file) => ({ id: files.guardar(file), nombre: file.name, bytes: file.size }));
      form.setValue('anexos', [...anexos, ...added]);
      form.setValue(
        'porReponer',
        porReponer.filter((name) => !added.some(({ nombre }) => nombre === name)),
      );
    };
    const search = (): void => {
      const busqueda = searchFor(form.getValues());
      if (busqueda !== null) caso.send({ type: 'buscarCliente', busqueda });
    };
    const submit = form.handleSubmit(
      (formulario) => caso.send({ type: 'guardar', formulario, clave: newKey() }),
      () => {
        const aviso = avisoDeContacto(form.getValues('contacto'));
        if (aviso !== null) avisar('error', aviso);
        caso.send({ type: 'guardarIncompleto' });
      },
    );
    // Once the fields know what is wrong with them.
    const save = async (): Promise<void> => {
      await submit();
      countFaults((before) => before + 1);
    };
    return { caso, form, choose, attach, search, save: () => void save() };
  }, [caso, form, files, avisar]);

  useEffect(() => {
    const listeners = [
      caso.on('soloClienteNuevo', () => actions.choose(null)),
      caso.on('corregirCampos', ({ campos }) => {
        for (const { campo, message } of campos) {
          const field = CAMPOS_NUEVO_CASO.find(({ wire }) => wire === campo);
          if (field !== undefined) form.setError(field.campo, { type: 'server', message });
        }
        countFaults((before) => before + 1);
      }),
    ];
    const forget = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => files.conservar(values.anexos.map(({ id }) => id)),
    });
    return () => {
      for (const listener of listeners) listener.unsubscribe();
      forget();
    };
  }, [caso, form, files, actions]);

  // The fields have their marks, and can be focused again, when React has drawn what was just said.
  useEffect(() => {
    if (faults > 0) focusFirstFault(body.current);
  }, [faults, body]);

  return useMemo(() => ({ ...actions, blank, reasons }), [actions, blank, reasons]);
}

function blankFor(operacion: ClaveOperacion | null): NewCaseFields {
  if (operacion === null) return BLANK_FORM;
  return { ...BLANK_FORM, operacion: { tienda: operacion.tienda, numero: String(operacion.operacion) } };
}

/** Takes the person to the first field at fault, in the order in which they read. */
function focusFirstFault(body: HTMLElement | null): void {
  const first = body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-correct]');
  const name = first?.dataset.correct;
  (name === undefined ? first : body?.querySelector<HTMLElement>(`[name="${name}"]`))?.focus();
}
