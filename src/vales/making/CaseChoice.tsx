import { chakra, NativeSelect } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { caseChoice } from './offeredCases.ts';
import type { Basis, MakingValues } from './values.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  readonly form: UseFormReturn<MakingValues>;
  readonly locked: boolean;
}

/** Under which case the voucher is made: the one it came from, or one of its sale's, or a new one. */
export function CaseChoice({ hoja, basis, form, locked }: Props) {
  const id = useId();
  if (basis.caso !== null) {
    return (
      <Link to="/administracion/casos/$id" params={{ id: String(basis.caso) }}>
        Caso {basis.caso}
      </Link>
    );
  }
  const { casos, nuevo } = caseChoice(hoja, basis);
  // One that was chosen may have been solved meanwhile: it is refused in words, and must not change by itself.
  const chosen = form.getValues('caso');
  const isGone = chosen !== '' && !casos.some((caso) => String(caso.id) === chosen);
  const isNobodys = hoja.cabecera.numiden === null;
  if (casos.length === 0 && !isGone) return <span>Se abrirá un caso nuevo</span>;
  return (
    <Line>
      <label htmlFor={id}>Caso</label>
      <NativeSelect.Root size="sm" disabled={locked}>
        <NativeSelect.Field id={id} {...form.register('caso')}>
          {casos.map((caso) => (
            <option key={caso.id} value={caso.id}>
              {`Usar el ${caso.id}, abierto: ${caso.subCategoria.nombre}${isNobodys ? `, de ${caso.cliente.nombre}` : ''}`}
            </option>
          ))}
          {isGone && <option value={chosen}>{`${chosen}, ya no está abierto`}</option>}
          {(nuevo || chosen === '') && <option value="">Abrir uno nuevo</option>}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Line>
  );
}

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 2 } });
