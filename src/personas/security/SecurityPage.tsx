import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AuditTab } from './AuditTab.tsx';
import { HappeningTab } from './HappeningTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { SECURITY_TABS, type SecurityTab, tabOf } from './search.ts';
import type { TabProps } from './tabProps.ts';
import { UnusualTab } from './UnusualTab.tsx';
import { WaitsTab } from './WaitsTab.tsx';

const CONTENTS: Readonly<Record<SecurityTab, (props: TabProps) => ReactNode>> = {
  sesiones: (props) => <SessionsTab {...props} />,
  esperas: () => <WaitsTab />,
  rechazos: (props) => <HappeningTab kind="rechazos" {...props} />,
  exportaciones: (props) => <HappeningTab kind="exportaciones" {...props} />,
  lecturas: (props) => <UnusualTab {...props} />,
  bitacora: (props) => <AuditTab {...props} />,
};

/** Open sessions, waits with their reasons, acts and readings: each in a tab, which the address names. */
export function SecurityPage(props: TabProps) {
  const { search, onSearch } = props;
  const current = tabOf(search.pestana);
  return (
    <>
      <PageHeading title="Seguridad" />
      <Tabs.Root
        lazyMount
        unmountOnExit
        // Each tab reads its own list: who passes over one with the arrows has not asked for it yet.
        activationMode="manual"
        value={current}
        onValueChange={({ value }) => onSearch({ pestana: tabOf(value), filas: search.filas }, { replace: false })}
      >
        <Tabs.List aria-label="Partes de seguridad">
          {(Object.keys(SECURITY_TABS) as SecurityTab[]).map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {SECURITY_TABS[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {(Object.keys(SECURITY_TABS) as SecurityTab[]).map((tab) => (
          <Tabs.Content key={tab} value={tab}>
            {tab === current && CONTENTS[tab](props)}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
