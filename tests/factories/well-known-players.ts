/** Real players of football, tennis and basketball with names so common that the lists of names could produce them. */
export const wellKnownPlayers = `
  Kyle Walker, Jordan Henderson, Ashley Young, Nathan Patterson, Nathan Collins, Liam Cooper, Conor Gallagher, Aaron Ramsey, Aaron Lennon, Aaron Hickey,
  Owen Hargreaves, Jordan Rhodes, Robbie Savage, Marcus Edwards, Harvey Elliott, Nathan Dyer, Alex Palmer, Alex Greenwood, Brandon Ingram, Brandon Roy,
  Brandon Jennings, Zach Collins, Daniel Muñoz, Chloe Kelly, Hannah Hampton, Millie Turner, Emma Navarro, Taylor Townsend, Danielle Collins, María León,
  Olga Carmona, Alba Redondo, Martina Navratilova, Jana Novotná, Lucie Šafářová, Jiří Veselý, Zdeněk Kolář, Jan Hájek, Pavel Nedvěd, Jan Koller, Jan Sýkora,
  Ladislav Krejčí, Václav Černý, Michal Kadlec, Martin Doležal, Filip Novák, Daniel Carvajal, David Silva, David Villa, David Ferrer, David Navarro, Sergio Ramos,
  Sergio Canales, Carlos Alcaraz, Carlos Tévez, Carlos Soler, Rafael Nadal, Rafael Benítez, Rafael Márquez, Roberto Mancini, Fernando Torres, Fernando Llorente,
  Fernando Redondo, Mikel Merino, Borja Iglesias, Bruno Fernandes, Bruno Guimarães, Marc Casadó, Marcos Llorente, Marcos Alonso, Marcos Acuña, Raúl Albiol,
  Raúl Jiménez, Diego Costa, Diego Llorente, Diego Ribas, Cristian Romero, Cristian Pavón, Lautaro Martínez, Facundo Torres, Federico Valverde, Federico Coria,
  Guido Rodríguez, Guillermo Coria, Guillermo Ochoa, Exequiel Palacios, Enzo Fernández, Emiliano Martínez, Nicolás González, Nicolás Domínguez,
  Nicolás Almagro, Maximiliano Gómez, Lisandro Martínez, Leandro Paredes, Lucas Moura, Lucas Vázquez, Lucas Hernández, Juan Quintero, José Giménez, Joaquín Correa,
  Julián Quiñones, Luis Suárez, Luis Díaz, Manuel Locatelli, Manuel Pellegrini, Martín Cáceres, Andrés Escobar, Gabriel Jesus, Gabriel Magalhães, Gabriel Barbosa,
  Felipe Melo, Ricardo Carvalho, Ricardo Pereira, Ricardo Rodríguez, Rodrigo Bentancur, Rodrigo Palacio, Sebastián Báez, Sebastián Coates, Sebastian Szymański,
  João Neves, João Fonseca, João Sousa, André Gomes, Thiago Silva, Thiago Alcântara, Thiago Monteiro, Nuno Mendes, Nuno Gomes, Nuno Borges, Gonçalo Ramos,
  Gonçalo Guedes, Rui Costa, Fábio Vieira, Matheus Cunha, Matheus Nunes, Marcelo Vieira, Marcelo Gallardo, Marcelo Ríos, Marcelo Salas, Marcelo Melo, Danilo Pereira,
  Paulo Sousa, Paulo Bento, Diogo Costa, William Carvalho, Arthur Melo, Marta Vieira, Andreas Christensen, Andreas Möller, Christian Eriksen, Christoph Baumgartner,
  Fabian Schär, Fabian Ernst, Jan Oblak, Jan Bednarek, Jonas Hofmann, Julian Brandt, Moritz Wagner, Nils Petersen, Noah Lang, Stefan Bell, Ousmane Dembélé,
  Ibrahima Konaté, Moussa Diaby, Adama Traoré, Demba Ba, Amadou Haïdara, Abdoulaye Doucouré, Luka Jović, Nikola Milenković, Marko Pantelić, Ivan Perišić, Wei Shao,
  Isaiah Jackson, Spencer Hawes, Trevor Booker, Derrick Coleman, Devin Booker, Jaden Hardy, Malik Beasley, Reggie Jackson, Chris Webber, Jakub Kamiński,
  Jan Urban, Agnieszka Radwańska, Kostas Papanikolaou, Andriy Yarmolenko, Yuki Kobayashi, Makoto Hasebe, Daichi Kamada, Daizen Maeda, Takuma Asano`
  .split(',')
  .map((name) => name.trim());
