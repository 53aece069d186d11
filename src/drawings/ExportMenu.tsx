import { Menu } from '@chakra-ui/react';
import type { Diagram } from '#diagrams/diagram';
import { asFailure } from '../api/failure.ts';
import { downloadBlob } from '../data/downloads.ts';
import type { Notify } from '../system/notices.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { loadSource } from './diagrams.ts';
import { FORMATS, isFormat } from './formats.ts';

interface Props {
  readonly diagram: Diagram;
  readonly tell: Notify;
}

/** All ways in which a diagram leaves the page: printed, copied for Stately Sketch, or as a file. */
export function ExportMenu({ diagram, tell }: Props) {
  const { id } = diagram.chart;
  const copy = async () => {
    const source = await loadSource(id).catch(asFailure);
    if (typeof source !== 'string') tell('error', source.texto);
    else if (copyText(source)) tell('success', 'Copiado: péguelo entero en Stately Sketch.');
    else tell('error', 'El navegador no dejó copiar. Inténtelo de nuevo o copie el archivo de la máquina.');
  };
  const choose = async (value: string) => {
    // Once the list is gone: it would be printed, too.
    if (value === 'print') return void setTimeout(() => window.print());
    if (!isFormat(value)) return copy();
    const content = import('./exports.ts').then(({ exported }) => exported(diagram, value));
    const failure = await downloadBlob(content, `${id}.${value}`);
    if (failure !== null) tell('error', failure.texto);
  };
  return (
    <Menu.Root onSelect={({ value }) => void choose(value)} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button>Exportar</Button>
      </Menu.Trigger>
      <Menu.Positioner _print={{ display: 'none' }}>
        <Menu.Content>
          <Menu.Item value="print">Imprimir</Menu.Item>
          <Menu.Item value="stately">Copiar para Stately</Menu.Item>
          {Object.entries(FORMATS).map(([format, name]) => (
            <Menu.Item key={format} value={format}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
