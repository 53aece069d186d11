import { chakra } from '@chakra-ui/react';
import type { CalculoVale } from '#domain/calculoVale';

/** What is wrong with the whole voucher in one respect. */
export function faultOf({ fallas }: CalculoVale, campo: CalculoVale['fallas'][number]['campo']): string | null {
  return fallas.find((falla) => falla.linea === null && falla.campo === campo)?.texto ?? null;
}

/** A reason why it cannot be saved, where it belongs. */
export function Fault({ text }: { readonly text: string | null }) {
  return (
    <chakra.p role="alert" color="fg.error" fontSize="sm" fontWeight="medium" hidden={text === null}>
      {text}
    </chakra.p>
  );
}
