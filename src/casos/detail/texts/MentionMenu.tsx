import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { Mencion } from '#domain/casos/menciones';
import { fueraEnPalabras } from '#domain/common/ausencias';
import { query } from '../../../data/query.ts';
import { matching, type Option } from '../../../ui/form/options.ts';
import { useSettled } from '../../../ui/useSettled.ts';
import { useCasePage } from '../context.ts';
import { PickList, PickMenu } from './PickMenu.tsx';

interface Props extends Pick<ComponentProps<typeof PickMenu>, 'anchor'> {
  readonly onPick: (person: Mencion) => void;
  /** Told what was typed, so that it is not lost. */
  readonly onClose: (typed: string) => void;
}

const PAUSE_MS = 200;

/** The colleagues who see the case, found by name or number while one types. */
export function MentionMenu({ anchor, onPick, onClose }: Props) {
  const { id } = useCasePage().newest;
  const [typed, setTyped] = useState('');
  const busqueda = useSettled(typed.trim(), PAUSE_MS);
  const { data, error } = useQuery({ ...mentionable(id, busqueda), placeholderData: keepPreviousData });
  const people = data?.personas ?? [];
  const options = people.map(
    ({ numiden, nombre, rol, fueraHasta }): Option => ({
      ...{ value: String(numiden), text: nombre },
      detail: [numiden, rol ?? 'Sin rol', ...(fueraHasta === null ? [] : [fueraEnPalabras(fueraHasta)])].join(' · '),
    }),
  );
  const close = () => onClose(typed);
  return (
    <PickMenu anchor={anchor} label="Mencionar a" onClose={close}>
      <PickList
        label="A quién mencionar"
        placeholder="Nombre o numiden…"
        options={matching(options, typed)}
        typed={typed}
        onType={setTyped}
        onPick={(chosen) => {
          const person = people.find(({ numiden }) => String(numiden) === chosen);
          if (person !== undefined) onPick(person);
        }}
        onClose={close}
        empty={data === undefined ? <p role="note">{error?.texto ?? 'Buscando...'}</p> : undefined}
      />
    </PickMenu>
  );
}

/** The people whom a comment on a case may mention. */
export function mentionable(id: number, busqueda: string) {
  return query('mencionablesCaso', { ruta: { id }, consulta: { busqueda } });
}
