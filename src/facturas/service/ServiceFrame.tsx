import { Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Caso } from '#domain/casos';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { serviceDrafts } from './useService.ts';

interface Props {
  readonly caso: Caso;
  /** The service, once what was written before is known. */
  readonly children: (drafts: PageDrafts) => ReactNode;
}

/** The panel of a service on a case. */
export function ServiceFrame({ caso, children }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const [{ prefix, nombre }] = useState(() => ({ prefix: serviceDrafts(caso.id), nombre: caso.subCategoria.nombre }));
  const drafts = useDrafts(store, prefix);
  return (
    <Panel title="Servicio" aside={<Text color="fg.muted">{nombre}</Text>}>
      {drafts === null ? <Loading /> : children(drafts)}
    </Panel>
  );
}
