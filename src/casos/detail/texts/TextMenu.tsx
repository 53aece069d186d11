import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { loQueSigueEnPalabras } from '#domain/casos/loQueSigue';
import type { Texto } from '#domain/casos/textos';
import { READY_TEXTS } from '../../../data/wholeList.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { matching, type Option } from '../../../ui/form/options.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { PickList, PickMenu } from './PickMenu.tsx';

interface Props extends Pick<ComponentProps<typeof PickMenu>, 'anchor' | 'onClose'> {
  readonly onPick: (text: Texto) => void;
}

/** The texts ready to use, found while one types. */
export function TextMenu({ anchor, onPick, onClose }: Props) {
  return (
    <PickMenu anchor={anchor} label="Textos listos" onClose={onClose}>
      <Found onPick={onPick} onClose={onClose} />
    </PickMenu>
  );
}

function Found({ onPick, onClose }: Pick<Props, 'onPick' | 'onClose'>) {
  const { data, isPending } = useQuery(READY_TEXTS);
  const [typed, setTyped] = useState('');
  const offered = useMemo(() => (data?.textos ?? []).filter(({ activo }) => activo), [data]);
  const options = useMemo(
    () =>
      offered.map(({ id, nombre, area, sigue }): Option => {
        const said = [...(area ? [area.nombre] : []), ...(sigue ? [loQueSigueEnPalabras(sigue)] : [])];
        return { value: String(id), text: nombre, ...(said.length > 0 && { detail: said.join(' · ') }) };
      }),
    [offered],
  );
  if (isPending) return <Loading text="Cargando los textos..." />;
  return (
    <>
      <PickList
        label="Cuál texto"
        placeholder="Nombre del texto…"
        options={matching(options, typed)}
        typed={typed}
        onType={setTyped}
        onPick={(id) => {
          const chosen = offered.find((text) => String(text.id) === id);
          if (chosen !== undefined) onPick(chosen);
        }}
        onClose={onClose}
        empty={offered.length === 0 ? <p role="note">Aún no hay textos.</p> : undefined}
      />
      <LinkButton to="/textos" size="xs" variant="ghost" alignSelf="flex-start">
        Ver y agregar textos
      </LinkButton>
    </>
  );
}
