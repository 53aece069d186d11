import { Span } from '@chakra-ui/react';
import { type EstadoDePresencia, presentesEnPalabras } from '#domain/common/presencia';
import { usePresentAt } from './listPresence.ts';

/** Marks a row of a list whose record somebody else has open, before its number; says who to whoever points at it or hears it. */
export function PresentMark({ id }: { readonly id: number }) {
  const others = usePresentAt(id);
  if (others.length === 0) return null;
  const who = presentesEnPalabras(others);
  const most = ORDER.find((estado) => others.some((one) => one.estado === estado)) ?? 'inactivo';
  return (
    <Span
      // In the cell's own edge: the number stays where it is.
      display="inline-block"
      w={2}
      ms={-2}
      py={0.5}
      cursor="default"
      title={`Lo tiene abierto: ${who}`}
    >
      <Span
        aria-hidden="true"
        display="block"
        boxSize="0.4375rem"
        borderRadius="full"
        border="1.5px solid"
        {...LOOKS[most]}
      />
      <span className="sr-only">{`Lo tiene abierto: ${who}. `}</span>
    </Span>
  );
}

const ORDER: readonly EstadoDePresencia[] = ['escribe', 'presente', 'inactivo'];

const LOOKS = {
  escribe: { bg: 'orange.solid', borderColor: 'orange.solid' },
  presente: { bg: 'brand.solid', borderColor: 'brand.solid' },
  inactivo: { borderColor: 'fg.muted' },
} as const;
