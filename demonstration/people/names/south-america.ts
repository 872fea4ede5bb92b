import type { NamesOfCountry } from './names-of-country.ts';

export const spanishAmericanMen = `Abel Agustín Alan Alejandro Alexis Andrés Axel Braian Brayan Bruno Camilo Carlos Cristian Damián
  Daniel Darío David Diego Eduardo Emanuel Emiliano Enzo Ernesto Esteban Exequiel Ezequiel Fabricio Facundo Federico Felipe Fernando
  Franco Gabriel Gastón Germán Gonzalo Guido Guillermo Gustavo Hernán Ignacio Iván Jeremías Joaquín Jonathan Jorge José Juan Julián Kevin
  Lautaro Leandro Leonel Lisandro Lucas Luciano Luis Marcelo Marcos Mariano Martín Mateo Matías Mauricio Mauro Maximiliano Miguel Milton
  Nahuel Nelson Nicolás Omar Osvaldo Pablo Patricio Ramiro Renzo Ricardo Rodrigo Román Santiago Sebastián Sergio Thiago Tobías Tomás
  Ulises Valentín Víctor Walter Yamil`;

const argentineWomen = `Agostina Antonella Belén Camila Candela Carolina Catalina Daniela Delfina Florencia Guadalupe Jazmín Josefina
  Julieta Lourdes Luciana Luisina Malena Micaela Milagros Morena Paula Pilar Romina Sol Valentina Victoria Yamila`;

export const namesOfSouthAmerica: Readonly<Record<string, NamesOfCountry>> = {
  brazil: {
    men: `Adriano Alan Alex Alisson Anderson André Arthur Bernardo Breno Bruno Caio Carlos Cauã César Cláudio Cristiano Daniel Danilo
      Davi Diego Diogo Douglas Edson Eduardo Emerson Enzo Erick Everton Fabiano Fábio Felipe Fernando Flávio Gabriel Geovani Gilberto
      Guilherme Gustavo Heitor Henrique Hugo Igor Iago Ítalo Jean João Jonas Jonathan Jorge José Júlio Kauan Kleber Leandro Leonardo
      Lorenzo Luan Lucas Luciano Luiz Marcelo Márcio Marcos Mateus Matheus Maurício Maxwell Michel Miguel Murilo Nathan Nicolas Otávio
      Pablo Patrick Paulo Pedro Rafael Ramon Raul Renan Ricardo Roberto Rodrigo Rogério Romário Rômulo Ruan Samuel Sérgio Tales Thiago
      Thales Tiago Tomás Vagner Vinícius Vítor Wagner Wallace Wellington Wendel Wesley William Yago Yuri`,
    women: `Alice Aline Amanda Ana Beatriz Bianca Bruna Camila Carolina Cecília Daniela Fernanda Gabriela Giovanna Helena Isabela Jéssica
      Júlia Juliana Larissa Laura Letícia Lívia Luana Mariana Marina Natália Patrícia Rafaela Raquel Renata Sabrina Tainá Tatiana Thaís
      Vitória`,
    family: `Alencar Almeida Alves Amaral Amorim Andrade Aragão Araújo Arruda Assis Azevedo Barbosa Barreto Barros Bastos Batista Bezerra
      Borges Braga Brandão Brito Bueno Cabral Caldas Camargo Campos Cardoso Carneiro Carvalho Castro Cavalcante Chagas Coelho Correia
      Coutinho Cunha Dantas Dias Diniz Domingues Duarte Falcão Farias Fernandes Ferreira Figueiredo Fonseca Franco Freitas Furtado Galvão
      Garcia Godoy Gomes Gonçalves Guedes Guerra Guimarães Jardim Lacerda Lemos Lima Lopes Macedo Machado Maciel Magalhães Maia Marinho
      Marques Martins Matos Medeiros Meireles Melo Mendes Mendonça Menezes Mesquita Miranda Monteiro Moraes Morais Moreira Moura Muniz
      Nascimento Neves Nogueira Novaes Nunes Oliveira Pacheco Paiva Paixão Peixoto Pereira Pessoa Pimentel Pinheiro Pinto Pires Porto
      Prado Queiroz Ramalho Rangel Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santiago Santos Saraiva Siqueira Soares Souza
      Tavares Teixeira Teles Toledo Torres Valente Vargas Vasconcelos Vaz Viana Vieira Vilela Xavier`,
  },
  argentina: {
    men: spanishAmericanMen,
    women: argentineWomen,
    family: `Acosta Agüero Aguirre Albornoz Alderete Alegre Amaya Andrada Aranda Arce Arias Arrieta Ávila Ayala Bagnoli Barreto
      Barrientos Barrionuevo Basualdo Bellomo Benedetti Bertolotti Bianchi Bianco Bogado Bonifacio Bordón Brizuela Bustos Cabral Cáceres
      Calderón Campana Canteros Cardozo Carrizo Castillo Ceballos Cejas Cisneros Conti Coria Coronel Córdoba Corvalán Cuello D’Alessio
      Delgado Domínguez Duarte Espíndola Esquivel Falcone Farías Fassi Ferraro Ferreyra Figueroa Flores Fontana Franco Frías Funes Gaitán
      Galeano Gallardo Galván Gaona Gigliotti Giménez Godoy Gorosito Grassi Gutiérrez Guzmán Heredia Herrera Ibarra Insaurralde Juárez
      Larrosa Ledesma Leguizamón Lescano Leyes Lucero Luna Maidana Maldonado Mansilla Marchetti Medina Mendieta Mercado Merlo Miranda
      Molinari Montenegro Monzón Moretti Moyano Navarro Nievas Ojeda Oliva Olivera Orellana Ortigoza Oviedo Pagani Páez Palacio Paredes
      Pellegrino Peralta Pereyra Piatti Ponce Pucheta Quinteros Quiroga Ramírez Ramos Reynoso Ríos Riquelme Rivarola Robledo Rolón Romano
      Rossi Ruiz Sanabria Sandoval Santillán Sartori Segovia Soria Sosa Sotelo Tévez Toloza Toranzo Torales Toledo Valdez Vallejos Varela
      Vega Velázquez Vera Verón Villalba Villagra Villarreal Vivas Zalazar Zapata Zárate`,
  },
  uruguay: {
    men: spanishAmericanMen,
    family: `Abreu Acuña Aguerre Albín Alonso Álvez Amaral Barboza Barrios Bentancur Bermúdez Bianchi Borges Brum Bueno Caballero Cabrera
      Cáceres Callorda Camacho Cardozo Castro Chiappe Cotelo Curbelo da_Silva de_León Dutra Echenique Etcheverry Faral Fagúndez Fernández
      Ferrari Ferreira Fleitas Fratta Furtado Galeano Gandini Giordano González Guedes Guichón Hernández Izquierdo Lacava Larrañaga Lemos
      Lorenzo Machado Maciel Martirena Mendaro Méndez Migliaro Moreira Muniz Nández Noble Olivera Otormín Pallas Pereira Píriz Pintos
      Plada Ramos Rivero Rodríguez Rosas Sasía Silvera Sosa Suhr Tabárez Techera Terra Texeira Trindade Umpiérrez Vázquez Viera Vilche
      Zunino`,
  },
  paraguay: {
    men: spanishAmericanMen,
    family: `Acosta Adorno Aguilar Alcaraz Almada Alvarenga Amarilla Arce Aquino Ayala Báez Bareiro Barrios Benítez Bobadilla Bogarín
      Bordón Brítez Caballero Cabañas Cabrera Cáceres Candia Cantero Cardozo Chamorro Colmán Cristaldo Cubilla Delvalle Denis Duarte
      Enciso Escobar Espínola Estigarribia Fariña Fernández Ferreira Fleitas Franco Galeano Gamarra Garcete Genes Giménez Godoy Insfrán
      Jara Lezcano Leguizamón Maciel Martínez Mareco Mendieta Mendoza Mereles Meza Morínigo Núñez Ojeda Ortega Ovelar Oviedo Paiva
      Paniagua Pavón Peralta Piris Portillo Quintana Recalde Riveros Rolón Román Romero Rojas Samudio Sanabria Sosa Torales Torres Vera
      Velázquez Villalba Zárate Zorrilla`,
  },
  chile: {
    men: spanishAmericanMen,
    family: `Acevedo Aguayo Alarcón Albornoz Alfaro Alvarado Araneda Araya Arancibia Aravena Arriagada Astudillo Bahamondes Barrera
      Barría Barrientos Bravo Briones Bustamante Bustos Cabezas Cáceres Campos Cárcamo Cárdenas Carrasco Carvajal Castillo Catalán Cerda
      Cifuentes Contreras Cornejo Correa Cortés Donoso Echeverría Escobar Espinoza Farías Fierro Figueroa Fuentealba Fuenzalida Gaete
      Gajardo Gallardo Garrido Godoy Guajardo Guerrero Henríquez Hormazábal Inostroza Jara Jaramillo Jofré Lagos Leiva Leyton Lillo
      Lizama Llanos Maldonado Mardones Meneses Molina Monsalve Morales Muñoz Navarrete Olguín Olivares Opazo Oyarzún Pacheco Palma
      Paredes Peñailillo Pino Poblete Quezada Quiroz Ramírez Retamal Reyes Riquelme Rojas Saavedra Salas Salazar Salinas San_Martín
      Sepúlveda Tapia Toro Troncoso Ulloa Urrutia Valenzuela Vásquez Venegas Vera Vergara Vicencio Villagrán Villarroel Yáñez Zamorano
      Zúñiga`,
  },
  bolivia: {
    men: spanishAmericanMen,
    family: `Aguilera Algarañaz Antelo Arana Arauz Arteaga Áñez Ballivián Banegas Barba Bejarano Callejas Calderón Camacho Candia
      Cartagena Céspedes Choque Coimbra Condori Cuéllar Durán Egüez Escalante Flores Gareca Guzmán Heredia Hurtado Justiniano Lino Loayza
      Mamani Melgar Mendoza Mercado Montaño Montero Morales Moreno Ñuflo Orellana Ortiz Padilla Parada Peña Pinto Quispe Ribera Rioja
      Rivero Roca Rojas Saucedo Sejas Soliz Suárez Terrazas Tórrez Urquidi Vaca Vargas Velasco Villarroel Yucra Zabala Zeballos`,
  },
  peru: {
    men: spanishAmericanMen,
    family: `Acosta Alarcón Alcántara Ampuero Arana Arce Arévalo Arias Arroyo Atoche Ávila Barreto Bazán Benavides Bravo Bustamante
      Caballero Cabanillas Cáceres Calderón Campos Cárdenas Carpio Carranza Carrillo Castro Chávez Chumpitaz Cisneros Cóndor Cordero
      Corzo Cuba Delgado Díaz Escudero Espinoza Farro Fajardo Flores Gallegos Galliquio Gamarra García Gonzales Guizasola Gutiérrez
      Guivin Hidalgo Huamán Hurtado Jiménez La_Torre Lazo Lizarbe Lliuya Luján Luna Manrique Mendoza Mesías Montoya Morales Navarro Neyra
      Ormeño Ortiz Ostos Pacheco Palomino Paredes Peña Pinillos Quiñones Quispe Ramírez Ramos Reyes Rivas Robles Rojas Ruidías Salas
      Salazar Sánchez Sandoval Saravia Siucho Solano Tantaleán Távara Tello Ugarte Urbina Valdivia Valverde Vega Velarde Vidal Vílchez
      Villanueva Yotún Zambrano Zegarra Zela Zevallos`,
  },
  ecuador: {
    men: `${spanishAmericanMen} Anderson Bryan Byron Carlos Jackson Jefferson Jhon Joao Jordy Leonel Wilmer`,
    family: `Acosta Alarcón Alcívar Angulo Arboleda Arroyo Ayoví Bagüí Bolaños Borja Burbano Cabeza Caicedo Cangá Carabalí Carcelén
      Cárdenas Castillo Cazares Cedeño Chalá Chávez Congo Corozo Cortez Cuero Delgado Espinoza Estupiñán Estrella Garcés Gracia Guagua
      Guerrero Hurtado Ibarra Jaramillo Lara Lastra Loor Macías Mercado Micolta Mina Minda Minota Montaño Mosquera Nazareno Obando
      Ordóñez Ortiz Pabón Palacios Perlaza Pinargote Plaza Quiñónez Quintero Ramírez Realpe Reasco Rodríguez Ruiz Salazar Sánchez Segura
      Sosa Tenorio Torres Valencia Vera Vernaza Villalba Villacís Zambrano`,
  },
  colombia: {
    men: `${spanishAmericanMen} Anderson Brayan Duván Edwin Harold Jader Jaminton Jefferson Jhon Jhonier Juan Wilmar Yeison Yerson`,
    women: argentineWomen,
    family: `Acosta Agudelo Aguilar Álzate Angulo Aponte Arango Arboleda Arias Aristizábal Balanta Barrios Barrera Bedoya Beltrán Berrío
      Bermúdez Blanco Bonilla Bocanegra Cabezas Cadavid Caicedo Calderón Cano Cárdenas Cardona Carvajal Castaño Castrillón Ceballos
      Correa Córdoba Cuesta Cuero Duque Echeverri Escobar Fajardo Galvis Gaviria Giraldo Góez Gómez Grajales Guarín Henao Herrera
      Hincapié Hinestroza Hoyos Ibargüen Jaramillo Lemus Loaiza Londoño Lozano Lucumí Marulanda Mejía Mena Millán Moncada Montaño Montoya
      Mosquera Mojica Murillo Ocampo Orozco Ortega Osorio Ospina Otálvaro Palacios Palomeque Parra Patiño Perea Perlaza Pineda Quintero
      Ramos Rentería Restrepo Rincón Ríos Riascos Rivas Rojas Saldarriaga Salazar Serna Sinisterra Suárez Tabares Tobón Toro Torres
      Trujillo Uribe Valencia Vallejo Vanegas Velásquez Vélez Villa Viveros Zapata Zuluaga`,
  },
  venezuela: {
    men: spanishAmericanMen,
    family: `Acosta Aguilar Andrade Araujo Arango Blanco Bello Brito Cásseres Castillo Celis Chacón Colina Contreras Cumaná Duarte
      Echeverría Faría Flores Fuenmayor García Graterol Guerra Hernández Infante Jaimes Lugo Machado Marcano Márquez Mejías Mendoza
      Moreno Navas Ortega Osío Páez Parra Peraza Pereira Quero Quijada Ramos Rangel Ravelo Rivas Rojas Salas Silva Sosa Suárez Tovar
      Uzcátegui Vargas Velázquez Villalobos Yánez Zambrano`,
  },
};
