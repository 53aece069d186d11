import { Tabs } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FormsTab } from './FormsTab.tsx';
import { HolidaysTab } from './HolidaysTab.tsx';
import { IssuerTab } from './IssuerTab.tsx';
import { KeysTab } from './KeysTab.tsx';
import { ReadyTab } from './ReadyTab.tsx';
import { StoresTab } from './StoresTab.tsx';
import { CHAIN_TABS, type ChainTab } from './tabs.ts';

/** Given to each tab. */
interface TabProps {
  readonly drafts: PageDrafts;
  readonly onTab: (tab: ChainTab) => void;
}

const CONTENTS: Readonly<Record<ChainTab, (props: TabProps) => ReactNode>> = {
  listo: ({ onTab }) => <ReadyTab onTab={onTab} />,
  tiendas: ({ drafts }) => <StoresTab drafts={drafts} />,
  festivos: ({ drafts }) => <HolidaysTab drafts={drafts} />,
  claves: ({ drafts }) => <KeysTab drafts={drafts} />,
  formas: ({ drafts }) => <FormsTab drafts={drafts} />,
  emisor: ({ drafts }) => <IssuerTab drafts={drafts} />,
};

/** The beginning of the keys of all drafts of the page. */
const DRAFTS = 'cadena.';

interface Props {
  /** The tab in the address; left out for the first. */
  readonly current: ChainTab | undefined;
  readonly onTab: (tab: ChainTab | undefined) => void;
}

/** The data that the chain gives before it can invoice: a check list, its stores with their holidays, the authority's keys, its forms of payment, its issuer. */
export function ChainPage({ current = 'listo', onTab }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, DRAFTS);
  const choose = (tab: ChainTab) => onTab(tab === 'listo' ? undefined : tab);
  return (
    <>
      <PageHeading title="Datos fiscales" below="Lo que la cadena da una vez para poder facturar." />
      <Tabs.Root
        lazyMount
        unmountOnExit
        // Each tab reads its own: who passes over one with the arrows has not asked for it yet.
        activationMode="manual"
        value={current}
        onValueChange={({ value }) =>
          choose((Object.keys(CHAIN_TABS) as ChainTab[]).find((tab) => tab === value) ?? 'listo')
        }
      >
        <Tabs.List aria-label="Partes de los datos fiscales">
          {(Object.keys(CHAIN_TABS) as ChainTab[]).map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {CHAIN_TABS[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {(Object.keys(CHAIN_TABS) as ChainTab[]).map((tab) => (
          <Tabs.Content key={tab} value={tab}>
            {tab === current && (drafts === null ? <Loading /> : CONTENTS[tab]({ drafts, onTab: choose }))}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
