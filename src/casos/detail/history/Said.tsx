import { chakra } from '@chakra-ui/react';
import { leerMenciones, type Mencion } from '#domain/casos/menciones';
import { useCasePage } from '../context.ts';

interface Props {
  readonly texto: string;
  readonly menciones: readonly Mencion[];
}

/** A comment, with who is mentioned in it marked: the person who reads it most of all. */
export function Said({ texto, menciones }: Props) {
  const { numiden } = useCasePage().person;
  let at = 0;
  return leerMenciones(texto, menciones).map((part) => {
    const key = at;
    if (typeof part === 'string') {
      at += part.length;
      return part;
    }
    at += part.nombre.length + 1;
    const isOwn = part.personas.some((one) => one.numiden === numiden);
    return (
      <Mention key={key} own={isOwn}>
        @{part.nombre}
      </Mention>
    );
  });
}

/** `mark` says to screen readers what its colour says to the eye. */
const Mention = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'brand.fg',
    fontWeight: 'semibold',
  },
  variants: { own: { true: { bg: 'brand.subtle', borderRadius: 'sm', px: 0.5 } } },
});
