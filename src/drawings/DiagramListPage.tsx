import { entries } from 'virtual:diagramas';
import { Grid, List, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DiagramEntry } from '#diagrams/diagram';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Panel } from '../ui/Panel.tsx';

/** Something more about a chart, by its id: notes are another capability's. */
type About = (id: string) => ReactNode;

/** Every chart of the house, with its subject. */
export function DiagramListPage({ about }: { readonly about: About }) {
  return (
    <>
      <PageHeading
        title="Diagramas"
        below="Cómo avanza cada trabajo, dibujado de la misma máquina con que el programa decide."
      />
      <Grid gap={5} maxW="70rem" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
        <Entries title="Vidas" all={inDrawer('life')} about={about}>
          En qué estado está un caso, un vale o una factura, y qué se le puede hacer. El servidor decide con ellas.
        </Entries>
        <Entries title="Pantallas" all={inDrawer('page')} about={about}>
          Qué puede hacer la persona en cada momento, y qué pasa cuando algo falla.
        </Entries>
        <Entries title="Cómo guarda la aplicación" all={inDrawer('saves')} about={about}>
          Lo que está debajo de todas: cómo se cuida lo escrito, y que cada cosa se envíe una sola vez.
        </Entries>
      </Grid>
    </>
  );
}

function inDrawer(drawer: DiagramEntry['drawer']): readonly DiagramEntry[] {
  return entries.filter((entry) => entry.drawer === drawer);
}

interface Props {
  readonly title: string;
  readonly all: readonly DiagramEntry[];
  readonly about: About;
  readonly children: string;
}

function Entries({ title, all, about, children }: Props) {
  return (
    <Panel title={title}>
      <Text mb={3} color="fg.muted">
        {children}
      </Text>
      <List.Root variant="plain" gap={3} display="grid">
        {all.map(({ id, title: name, description }) => (
          <List.Item key={name}>
            <Link to="/diagramas/$maquina" params={{ maquina: id }} preload="intent">
              {name}
            </Link>
            {about(id)}
            <Text>{description}</Text>
          </List.Item>
        ))}
      </List.Root>
    </Panel>
  );
}
