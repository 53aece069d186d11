import { Flex } from '@chakra-ui/react';
import { REGIMENES_FISCALES } from '#domain/cfdi/regimenes';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import type { Offer } from './useLookups.ts';

/** The data of a receiver that the chain knows otherwise than typed: they are taken only if the person wants them. */
export function KnownOtherwise({ offer: { rfc, known, take, leave } }: { readonly offer: Offer }) {
  const { beneficiario, regimenFiscal, codigoPostal } = known;
  const regimen = Object.entries(REGIMENES_FISCALES).find(([clave]) => clave === regimenFiscal)?.[1].nombre;
  const words = [
    beneficiario,
    regimenFiscal && ['Régimen', regimenFiscal, regimen].filter(Boolean).join(' '),
    codigoPostal && `C.P. ${codigoPostal}`,
  ];
  return (
    <Note colorPalette="blue" fontSize="sm" role="status">
      <p>
        De {rfc} la cadena conoce otros datos: <strong>{words.filter(Boolean).join(' · ')}</strong>
      </p>
      <Flex wrap="wrap" gap={2} mt={2}>
        <Button size="sm" onClick={take}>
          Usarlos en lugar de lo escrito
        </Button>
        <Button size="sm" variant="ghost" onClick={leave}>
          Dejar lo escrito
        </Button>
      </Flex>
    </Note>
  );
}
