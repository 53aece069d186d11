import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Usuario, type UsuarioEnForma, usuarioFormSchema } from '#domain/personas/usuarios';
import type { UsuarioRef } from '#machines/usuario.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { regainFocus } from '../../ui/works/focus.ts';
import { writtenIn } from '../../ui/works/typing.ts';
import { type EditedRecord, useEditedRecord } from '../../ui/works/useEditedRecord.ts';
import { NEW } from '../editedRecord.ts';
import { connectPassword } from './connect.ts';
import { type UserWorks, userWorks } from './works.ts';

interface Options {
  /** The user as the server last said he is. */
  readonly newest: Usuario;
  /** The server asks for passwords at login. */
  readonly asksPasswords: boolean;
  readonly drafts: PageDrafts;
  /** Goes back to the list. */
  readonly onLeave: () => void;
}

/** The running page of a user. */
export interface UserPageState extends EditedRecord<Usuario, UserWorks> {
  /** The password that he is given. */
  readonly password: UsuarioRef;
  /** Saves, with the person who takes over the open cases; null hands them to no one. */
  readonly handOver: (heredero: number | null) => void;
}

/** The page of one opening of a user, for as long as it lives. */
export function useUser({ newest, asksPasswords, drafts, onLeave }: Options): UserPageState {
  const { api, changes } = useRouteContext({ from: '/_app' });
  const isNew = newest.nuevo;
  const [connected] = useState(() => connectPassword({ api, changes }));
  const password = useActorRef(connected, { input: { numiden: isNew ? null : newest.id } });
  const { record, kit, shown, showNewest } = useEditedRecord({
    entity: 'usuario',
    id: isNew ? null : newest.id,
    works: userWorks,
    newest,
    blankOf,
    drafts,
    draftKey: `usuario.${isNew ? NEW : newest.id}`,
    onDone: ({ trabajo, resultado }) => {
      if (trabajo === 'quitarFactor') return regainFocus();
      if (isNew && asksPasswords) password.send({ type: 'agregado', numiden: resultado.id ?? 0 });
      else onLeave();
    },
  });
  const { actor } = record;
  const { getValues } = kit.form.methods;

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const given = password.on('contrasenaEntregada', () => leave());
    return () => given.unsubscribe();
  }, [password]);

  const submit: typeof kit.form.submit = (event) => {
    const values = getValues();
    const leavesCases = shown.activo && !values.activo && newest.casosAbiertos.total > 0;
    if (!leavesCases || kit.isLocked || !usuarioFormSchema.safeParse(values).success) return kit.form.submit(event);
    event?.preventDefault();
    event?.stopPropagation();
    actor.send({ type: 'abrir', trabajo: 'guardar' });
  };

  return {
    record,
    password,
    kit: {
      ...kit,
      form: { ...kit.form, submit },
      again: () => (kit.conflict === null ? submit() : kit.again()),
    },
    shown,
    showNewest,
    handOver: (heredero) => {
      actor.send({ type: 'cerrar' });
      actor.send({
        type: 'enviar',
        trabajo: 'guardar',
        como: 'guardar',
        values: { ...writtenIn({ getValues }), heredero },
      });
    },
  };
}

function blankOf({ id, correo, areas, permisos, areasGerente, roles, tiendas, activo }: Usuario): UsuarioEnForma {
  const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  return {
    id: id === 0 ? '' : String(id),
    correo,
    areas: inOrder(areas),
    permisos: inOrder(permisos),
    areasGerente: inOrder(areasGerente),
    roles: roles[0] === undefined ? '' : String(roles[0]),
    tiendas: inOrder(tiendas),
    activo,
  };
}
