import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { esOtraPersona } from '#domain/autorizacionVale';
import type { Vale } from '#domain/vales';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { Muted } from '../../ui/Muted.tsx';

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
    <DataList.Root gap={0} mb={2} fontSize="sm">
      {differs && (
        <Person said="Compró:" strong numiden={comprador}>
          {cabecera.cliente ?? 'Cliente sin nombre'}
        </Person>
      )}
      <Person said="Se devuelve a:" strong={differs} numiden={cliente.numiden}>
        {cliente.nombre}
      </Person>
    </DataList.Root>
  );
}

interface PersonProps {
  readonly said: string;
  readonly strong: boolean;
  readonly numiden: number | null;
  readonly children: ReactNode;
}

function Person({ said, strong, numiden, children }: PersonProps) {
  return (
    <DataList.Item display="block">
      <DataList.ItemLabel display="inline" me={1}>
        {said}
      </DataList.ItemLabel>
      <DataList.ItemValue display="inline" fontWeight={strong ? 'semibold' : undefined}>
        {children}{' '}
        <Muted fontSize="0.83em" whiteSpace="nowrap">
          {numiden}
        </Muted>
      </DataList.ItemValue>
    </DataList.Item>
  );
}
