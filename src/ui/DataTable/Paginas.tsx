import type { VistaTabla } from './columnas.ts';
import { conFilasPorPagina, rangoDePagina, ultimaPagina } from './columnas.ts';
import { PIE } from './estilos.ts';

interface PaginasProps {
  readonly titulo: string;
  readonly vista: VistaTabla;
  readonly total: number;
  readonly hayMas: boolean;
  readonly tamanos: readonly number[];
  readonly alCambiar: (vista: VistaTabla) => void;
}

const TRAZOS = {
  primera: 'M11 3 6 8l5 5M4 3v10',
  anterior: 'M10 3 5 8l5 5',
  siguiente: 'm6 3 5 5-5 5',
  ultima: 'm5 3 5 5-5 5M12 3v10',
} as const;

/** Page size where there is a choice, place in the rows, and the four ways to another page. */
export const Paginas = ({ titulo, vista, total, hayMas, tamanos, alCambiar }: PaginasProps) => {
  const ultima = ultimaPagina(vista.filasPorPagina, total);
  const boton = (trazo: keyof typeof TRAZOS, nombre: string, pagina: number) => {
    const inerte = pagina === vista.pagina || pagina < 0 || pagina > ultima;
    return (
      // Not `disabled`: the button that has just led to the last page would drop the focus.
      <button
        type="button"
        aria-label={nombre}
        title={nombre}
        aria-disabled={inerte}
        onClick={() => {
          if (!inerte) alCambiar({ ...vista, pagina });
        }}
      >
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden
        >
          <path d={TRAZOS[trazo]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
    );
  };
  return (
    <nav className={PIE} aria-label={`Páginas de ${titulo}`}>
      {tamanos.length > 1 && (
        <label>
          Filas por página
          <select
            value={vista.filasPorPagina}
            onChange={(evento) => alCambiar(conFilasPorPagina(vista, Number(evento.target.value)))}
          >
            {tamanos.map((tamano) => (
              <option key={tamano} value={tamano}>
                {tamano}
              </option>
            ))}
          </select>
        </label>
      )}
      <output>{rangoDePagina(vista, total, hayMas)}</output>
      <span>
        {boton('primera', 'Primera página', 0)}
        {boton('anterior', 'Página anterior', vista.pagina - 1)}
        {boton('siguiente', 'Página siguiente', vista.pagina + 1)}
        {boton('ultima', 'Última página', ultima)}
      </span>
    </nav>
  );
};
