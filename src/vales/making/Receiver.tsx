import { chakra } from '@chakra-ui/react';
import { esOtraPersona } from '#domain/autorizacionVale';
import type { Vale } from '#domain/vales';
import type { HojaDeVale } from '#domain/ventaParaVale';

interface Props {
  readonly cabecera: HojaDeVale['cabecera'];
  readonly cliente: Vale['cliente'];
}

/** Who gets the money, and who bought where that is somebody else. */
export function Receiver({ cabecera, cliente }: Props) {
  if (cliente === null) return null;
  const comprador = cabecera.numiden;
  const differs = esOtraPersona({ comprador, cliente: cliente.numiden });
  return (
    <People data-differs={differs || undefined}>
      {differs && (
        <div>
          <dt>Compró:</dt>
          <dd>
            {cabecera.cliente ?? 'Cliente sin nombre'} <small>{comprador}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>Se devuelve a:</dt>
        <dd>
          {cliente.nombre} <small>{cliente.numiden}</small>
        </dd>
      </div>
    </People>
  );
}

const People = chakra('dl', {
  base: {
    mb: 2,
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& dt': { display: 'inline', color: 'fg.muted', me: 1 },
    '& dd': { display: 'inline' },
    '& small': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '&[data-differs] dd': { fontWeight: 'semibold' },
  },
});
