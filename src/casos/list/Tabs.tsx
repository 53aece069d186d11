import { chakra, Flex } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type CaseSearch, PICKUP_STATE } from './caseList.ts';

const TabLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control',
      px: 3,
      borderBottom: '2px solid transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { color: 'fg', bg: 'bg.subtle' },
      _currentPage: { borderColor: 'brand.solid', color: 'brand.fg', fontWeight: 'semibold' },
    },
  }),
);

/** The two tabs, which are two addresses of the list: all cases, and those to be picked up; the other filters stay. */
export function Tabs({ search }: { readonly search: CaseSearch }) {
  const pickup = search.estado === PICKUP_STATE;
  const tab = (text: string, current: boolean, estado: number | undefined) => (
    <TabLink
      to="/administracion/casos"
      search={{ ...search, estado, pagina: undefined }}
      // The router would also take an address with more in it for current.
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
    >
      {text}
    </TabLink>
  );
  return (
    <Flex as="nav" aria-label="Listas de casos" flex={1} gap={1} alignSelf="end">
      {tab('Casos', !pickup, undefined)}
      {tab('Recolecta', pickup, PICKUP_STATE)}
    </Flex>
  );
}
