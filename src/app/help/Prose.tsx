import type { ManualNode } from 'virtual:manual';
import { chakra } from '@chakra-ui/react';
import { createElement, type ReactNode } from 'react';
import { prose } from '../../theme/recipes/text.ts';

interface Props {
  readonly nodes: readonly ManualNode[];
  /** Opens another place of the manual. */
  readonly onFollow: (anchor: string) => void;
}

/** A part of the manual. Its links are buttons: they lead nowhere but inside the help. */
export function Prose({ nodes, onFollow }: Props) {
  return <Text>{childrenOf(nodes, onFollow)}</Text>;
}

const Text = chakra('div', prose);

function childrenOf(nodes: readonly ManualNode[], onFollow: Props['onFollow']): ReactNode[] {
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    const [tag, ...inside] = node as [(typeof node)[0], ...ManualNode[]];
    const children = childrenOf(inside, onFollow);
    // Nothing of it changes its place.
    if (typeof tag === 'string') return createElement(tag, { key: place }, ...children);
    const { to } = tag;
    if (to === null) return createElement('span', { key: place }, ...children);
    return createElement('button', { key: place, type: 'button', onClick: () => onFollow(to) }, ...children);
  });
}
