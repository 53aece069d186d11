import { useSelector } from '@xstate/react';
import { TextAreaField } from '../../../ui/Field.tsx';
import { usePagina } from '../contexto.ts';
import { quedan } from './reglas.ts';

interface Props {
  readonly label: string;
  /** The field's name on the wire, by which the server refuses it. */
  readonly name: string;
  readonly valor: string;
  readonly error: string | null;
  readonly limites: { readonly max: number };
  readonly placeholder?: string;
  readonly alEscribir: (valor: string) => void;
  readonly alTocar: () => void;
}

/** The text of a form: locked while it is on its way, with the server's own word beside it when it was refused. */
export const Texto = ({ label, name, valor, error, limites, placeholder, alEscribir, alTocar }: Props) => {
  const { caso } = usePagina();
  const bloqueado = useSelector(caso, (estado) => estado.hasTag('locked'));
  const rechazo = useRechazo(name);
  return (
    <TextAreaField
      label={label}
      marked
      name={name}
      rows={5}
      maxLength={limites.max}
      placeholder={placeholder}
      help={quedan(valor, limites)}
      error={error ?? rechazo}
      value={valor}
      readOnly={bloqueado}
      onChange={({ target }) => alEscribir(target.value)}
      onBlur={alTocar}
    />
  );
};

/** What the server had against a field when it refused the last save; null when it had nothing. */
export const useRechazo = (campo: string): string | null =>
  useSelector(
    usePagina().caso,
    ({ context }) => context.failure?.campos.find((uno) => uno.campo === campo)?.message ?? null,
  );
