import { Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Caso } from '#domain/casos/casos';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { serviceDrafts } from './useService.ts';

/** The data of a service that runs: its drafts, and the name under which it stands. */
export interface Opened {
  readonly drafts: PageDrafts;
  readonly nombre: string;
}

interface Props {
  readonly caso: Caso;
  /** The service in its card, once its drafts are known. */
  readonly children: (opened: Opened) => ReactNode;
}

/** The place of a service on a case. */
export function ServiceFrame({ caso, children }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const [{ prefix, nombre }] = useState(() => ({ prefix: serviceDrafts(caso.id), nombre: caso.subCategoria.nombre }));
  const drafts = useDrafts(store, prefix);
  if (drafts !== null) return children({ drafts, nombre });
  return (
    <ServiceCard nombre={nombre}>
      <Loading />
    </ServiceCard>
  );
}

interface CardProps extends Pick<Opened, 'nombre'> {
  /** Further buttons of the service as a whole. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The panel of a service, under its name. */
export function ServiceCard({ nombre, aside, children }: CardProps) {
  return (
    <Panel
      title="Servicio"
      aside={
        <Flex wrap="wrap" align="center" justify="flex-end" columnGap={3}>
          {aside}
          <Text color="fg.muted">{nombre}</Text>
        </Flex>
      }
    >
      {children}
    </Panel>
  );
}
