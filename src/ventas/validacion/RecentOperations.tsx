import { Card, Heading, List, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '../../system/person.ts';
import { recentOf } from './recent.ts';

/** Links to the operations that this person looked up last on this computer; nothing when there are none. */
export function RecentOperations() {
  const { numiden } = usePerson();
  const [recientes] = useState(() => recentOf(numiden));
  if (recientes.length === 0) return null;
  return (
    <section aria-labelledby="operaciones-recientes">
      <Heading as="h2" id="operaciones-recientes" mb={2} color="fg.muted" size="sm">
        Consultadas hace poco
      </Heading>
      <List.Root display="grid" gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))" gap={2}>
        {recientes.map(({ tienda, operacion, nombreTienda }) => (
          <List.Item key={`${tienda}-${operacion}`}>
            <Card.Root asChild display="grid" px={3} py={2} color="fg" textDecoration="none" _hover={HOVERED}>
              <Link to="/valida-operacion" search={{ tienda, operacion }}>
                <Text color="brand.fg" fontWeight="semibold">
                  {operacion}
                </Text>
                <Text color="fg.muted" fontSize="xs" truncate>
                  {nombreTienda}
                </Text>
              </Link>
            </Card.Root>
          </List.Item>
        ))}
      </List.Root>
    </section>
  );
}

const HOVERED = { borderColor: 'brand.solid', bg: 'bg.subtle' } as const;
