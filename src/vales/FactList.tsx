import { DataList, type DataListRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A few facts side by side, each under its name. */
export function FactList(props: DataListRootProps) {
  return <DataList.Root orientation="vertical" {...props} />;
}

interface FactProps {
  readonly name: string;
  /** It stands out. */
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** A name and its value in a list of facts. */
export function Fact({ name, strong = false, children }: FactProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue {...(strong ? STRONG : {})}>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

const STRONG = { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'short' } as const;
