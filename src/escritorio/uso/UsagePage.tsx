import { Box, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Diagram } from '#diagrams/diagram';
import { readWholeDay } from '#domain/common/typedDay';
import type { Medida } from '#domain/escritorio/dondeTarda';
import type { Uso, VidaConUso } from '#domain/escritorio/uso';
import { query } from '../../data/query.ts';
import { useCatalogue } from '../../data/useCatalogue.ts';
import { Picture } from '../../drawings/Picture.tsx';
import { usePrintInLight } from '../../drawings/usePrintInLight.ts';
import { useView } from '../../drawings/useView.ts';
import { SizeButtons, Viewer } from '../../drawings/Viewer.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TEXT_WIDTH, Toolbar } from '../../ui/list/parts.ts';
import { StaleNote } from '../../ui/list/ReadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { type Asked, comparedWith, MEDIDAS, PERIODO_ANTERIOR } from './asked.ts';
import { OneMore } from './OneMore.tsx';
import { Open, Unexplained, Ways } from './Panels.tsx';
import { UsageTables } from './UsageTables.tsx';
import { heatOf, LEGEND_OF_HEAT } from './usage.ts';
import { WhereSlow } from './WhereSlow.tsx';

interface Props {
  readonly maquina: VidaConUso;
  readonly diagram: Diagram;
  readonly asked: Asked;
  readonly onAsk: (asked: Partial<Asked>) => void;
}

/** The traffic through the chart of a life: on its drawing, in tables, and the records that ask for a look. */
export function UsagePage({ maquina, diagram, asked, onAsk }: Props) {
  usePrintInLight();
  const reading = useQuery(query('usoDeDiagrama', inputOf(maquina, asked)));
  const other = comparedWith(asked);
  const compared = useQuery({
    ...query('usoDeDiagrama', inputOf(maquina, other ?? asked)),
    enabled: other !== null,
  });
  const { data, error, refetch } = reading;
  const stores = useCatalogue('tiendasBusqueda').rows;
  const besides =
    asked.contra === PERIODO_ANTERIOR
      ? 'El periodo anterior'
      : (stores.find(({ cvetda }) => String(cvetda) === asked.contra)?.nombre ?? null);
  return (
    <>
      <PageHeading title={`Uso: ${diagram.chart.title}`} below="Lo que pasó por el diagrama, leído de las historias.">
        <Flex gap={2} _print={{ display: 'none' }}>
          <Button onClick={() => window.print()}>Imprimir</Button>
          <LinkButton to="/diagramas/$maquina" params={{ maquina }}>
            Ver el diagrama
          </LinkButton>
        </Flex>
      </PageHeading>
      <Asking asked={asked} onAsk={onAsk} />
      <StaleNote {...reading} />
      {other !== null && compared.error !== null && (
        <Note colorPalette="orange" mb={3} role="alert">
          {`${compared.error.texto} No se muestra la comparación.`}
        </Note>
      )}
      {data !== undefined ? (
        <Usage
          {...{ maquina, diagram, asked, besides }}
          uso={data}
          compared={other === null ? null : (compared.data ?? null)}
        />
      ) : error === null ? (
        <Loading text="Sumando lo que pasó..." />
      ) : (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function inputOf(maquina: VidaConUso, { desde, hasta, tienda }: Pick<Asked, 'desde' | 'hasta' | 'tienda'>) {
  return { ruta: { maquina }, consulta: { desde, hasta, ...(tienda === null ? {} : { tienda }) } };
}

/** The fields over the drawing: days, store, measure, and what it is compared with. */
function Asking({ asked, onAsk }: Pick<Props, 'asked' | 'onAsk'>) {
  const { desde, hasta, tienda, medida, contra } = asked;
  const stores = useCatalogue('tiendasBusqueda');
  const options = stores.rows.map(({ cvetda, nombre }) => (
    <option key={cvetda} value={cvetda}>
      {nombre}
    </option>
  ));
  return (
    <Toolbar.Root as="div" role="search" aria-label="Qué se suma" _print={{ display: 'none' }}>
      <Toolbar.Line>
        {(['desde', 'hasta'] as const).map((end) => (
          <Toolbar.Field key={end} {...TEXT_WIDTH}>
            <DateField
              label={end === 'desde' ? 'Desde' : 'Hasta'}
              defaultValue={asked[end]}
              error={end === 'hasta' && hasta < desde ? 'Es antes del primer día.' : null}
              onChange={({ target }) => {
                const day = readWholeDay(target.value.trim());
                if (day !== null) onAsk({ [end]: day });
              }}
            />
          </Toolbar.Field>
        ))}
        <Toolbar.Field {...TEXT_WIDTH}>
          <SelectField
            label="Tienda"
            error={stores.failure}
            value={tienda ?? ''}
            onChange={({ target: { value } }) => onAsk({ tienda: value === '' ? null : Number(value) })}
          >
            <option value="">Todas</option>
            {options}
          </SelectField>
        </Toolbar.Field>
        <Toolbar.Field {...TEXT_WIDTH}>
          <SelectField
            label="Color por"
            value={medida}
            onChange={({ target }) => onAsk({ medida: target.value as Medida })}
          >
            {Object.entries(MEDIDAS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        </Toolbar.Field>
        <Toolbar.Field {...TEXT_WIDTH}>
          <SelectField
            label="Comparar con"
            value={contra ?? ''}
            onChange={({ target: { value } }) => onAsk({ contra: value === '' ? null : value })}
          >
            <option value="">Nada</option>
            <option value={PERIODO_ANTERIOR}>El periodo anterior</option>
            {options}
          </SelectField>
        </Toolbar.Field>
      </Toolbar.Line>
    </Toolbar.Root>
  );
}

interface UsageProps {
  readonly maquina: VidaConUso;
  readonly diagram: Diagram;
  readonly asked: Asked;
  readonly uso: Uso;
  /** The same of other days or another store; null where it is not asked for, or not there yet. */
  readonly compared: Uso | null;
  /** The name of that. */
  readonly besides: string | null;
}

function Usage({ maquina, diagram, asked, uso, compared, besides }: UsageProps) {
  const { chart, drawing } = diagram;
  const view = useView(drawing);
  const heat = useMemo(() => heatOf(uso, asked.medida), [uso, asked.medida]);
  return (
    <>
      {uso.porLeer > 0 && (
        <Note mb={3}>{`Faltan ${uso.porLeer} historias por leer: las cifras crecen mientras se leen.`}</Note>
      )}
      <Flex wrap="wrap" gap={1} mb={2} align="center">
        <Text flex="1 1 24rem" color="fg.muted" fontSize="sm">
          {uso.flechas.length === 0 ? 'Nada pasó en estos días.' : LEGEND_OF_HEAT}
        </Text>
        <SizeButtons view={view} size="sm" />
      </Flex>
      <Viewer view={view} h={view.heightWithin('16rem')} minH="18rem" mb={4}>
        <Picture
          title={`${chart.title}, con su uso`}
          drawing={drawing}
          scale={view.scale}
          lit={NOTHING_LIT}
          heat={heat}
        />
      </Viewer>
      <Box
        display="grid"
        gap={4}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        mb={4}
      >
        <WhereSlow {...{ chart, maquina, asked }} />
        <Ways chart={chart} uso={uso} medida={asked.medida} />
        <Open chart={chart} maquina={maquina} uso={uso} />
        <Unexplained chart={chart} maquina={maquina} uso={uso} />
      </Box>
      <OneMore chart={chart} uso={uso} />
      <UsageTables {...{ chart, uso, compared, besides }} />
    </>
  );
}

const NOTHING_LIT: ReadonlySet<string> = new Set();
