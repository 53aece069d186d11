import { useSelector } from '@xstate/react';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { ACEPTA_ANEXOS, pistaAnexos } from '#domain/anexos';
import { CloseIcon } from '../../ui/icons.tsx';
import { tamanoLegible } from '../tamano.ts';
import { todoEspera, useVentana } from './contexto.ts';
import { ANEXOS, MENSAJE, PENDIENTE, SOLTAR } from './estilos.ts';

interface Props {
  /** Why files of the last selection stayed out. */
  readonly motivos: readonly string[];
  readonly alElegir: (archivos: readonly File[]) => void;
}

/** The files of the case: chosen, dropped here, or pasted anywhere in the window. */
export const SeccionAnexos = ({ motivos, alElegir }: Props) => {
  const { caso } = useVentana();
  const anexos = useSelector(caso, ({ context }) => context.anexos);
  const porReponer = useSelector(caso, ({ context }) => context.anexosPorReponer);
  const disabled = useSelector(caso, todoEspera);
  const entrada = useRef<HTMLInputElement>(null);
  const [encima, setEncima] = useState(false);

  const soltar = (evento: DragEvent) => {
    evento.preventDefault();
    setEncima(false);
    if (!disabled) alElegir([...evento.dataTransfer.files]);
  };

  return (
    <section aria-labelledby="nuevo-caso-anexos">
      <h3 id="nuevo-caso-anexos">Anexos</h3>
      {/* Dropping is a second way; the file input is the one for all. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way; the first is the file input inside. */}
      <div
        className={SOLTAR}
        data-encima={encima ? '' : undefined}
        onDragOver={(evento) => {
          evento.preventDefault();
          setEncima(true);
        }}
        onDragLeave={() => setEncima(false)}
        onDrop={soltar}
      >
        <label>
          <input
            ref={entrada}
            type="file"
            multiple
            accept={ACEPTA_ANEXOS}
            className="soloLector"
            disabled={disabled}
            aria-describedby="nuevo-caso-pista"
            onChange={({ target }) => {
              alElegir([...(target.files ?? [])]);
              // So that the same file can be chosen again after it was taken away.
              target.value = '';
            }}
          />
          Adjuntar archivos
        </label>
        <span id="nuevo-caso-pista" role="status">
          {pistaAnexos(anexos.length)}
        </span>
        <span className="nota">También puede arrastrarlos aquí o pegar una captura de pantalla.</span>
      </div>
      {porReponer.length > 0 && (
        <p className={PENDIENTE} role="note">
          Vuelva a adjuntar: {porReponer.join(', ')}
        </p>
      )}
      <ul className={MENSAJE} role="alert" hidden={motivos.length === 0}>
        {motivos.map((motivo) => (
          <li key={motivo}>{motivo}</li>
        ))}
      </ul>
      {anexos.length > 0 && (
        <ul className={ANEXOS} aria-label="Archivos adjuntos">
          {anexos.map(({ id, nombre, bytes }) => (
            <li key={id}>
              <span className="nombre" title={nombre}>
                {nombre}
              </span>
              <span className="nota">{tamanoLegible(bytes)}</span>
              <button
                type="button"
                aria-label={`Quitar ${nombre}`}
                disabled={disabled}
                onClick={() => {
                  caso.send({ type: 'quitarAnexo', id });
                  // The button goes with its file.
                  entrada.current?.focus();
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
