import { Card, type CardRootProps, DataList, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Muted } from './Muted.tsx';

interface PanelProps extends Omit<CardRootProps, 'title'> {
  readonly title: string;
  /** Stands at the right of the heading. */
  readonly aside?: ReactNode;
}

/** A part of a page or of a record, under its own heading. */
export function Panel({ title, aside, children, ...root }: PanelProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} {...root}>
      <Card.Header>
        <Card.Title as="h2" id={id}>
          {title}
        </Card.Title>
        {aside}
      </Card.Header>
      {children}
    </Card.Root>
  );
}

/** A name and its value in a list of data. */
export function Datum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** An addition to a value, kept whole where it fits. */
export function Besides(props: ComponentProps<typeof Muted>) {
  return <Muted display="inline-block" {...props} />;
}

/** The words as they were written, in lines that are not too long to read. */
export function Words(props: ComponentProps<typeof Text>) {
  return <Text maxW="75ch" whiteSpace="pre-wrap" overflowWrap="anywhere" {...props} />;
}

/** Who wrote it, and when. */
export function Signature({ children }: { readonly children: ReactNode }) {
  return (
    <Text mt={2} color="fg.muted" fontSize="sm">
      {children}
    </Text>
  );
}
