import type { NamesOfCountry } from './names-of-country.ts';

export const namesOfSouthernEurope: Readonly<Record<string, NamesOfCountry>> = {
  spain: {
    men: `Adrián Aitor Alberto Alejandro Alfonso Alonso Álvaro Andrés Antonio Arnau Asier Beñat Borja Bruno Carlos César Cristian Daniel
      Darío David Diego Eduardo Eneko Enrique Ernesto Fabio Fernando Francisco Gabriel Gerard Gonzalo Guillermo Héctor Hugo Ignacio Iker
      Imanol Iñigo Iván Jaime Javier Joan Joel Jon Jorge José Juan Julen Julián Lorenzo Lucas Luis Manuel Marc Marcos Mario Martín Mateo
      Miguel Mikel Nacho Nicolás Óscar Oriol Pablo Pau Pedro Pol Rafael Ramón Raúl Ricardo Roberto Rodrigo Rubén Samuel Santiago Sergio
      Unai Víctor Xabier Yeray`,
    women: `Ainhoa Alba Alejandra Alicia Amaia Ana Andrea Ane Ángela Beatriz Blanca Carla Carlota Carmen Carolina Celia Clara Claudia
      Cristina Elena Emma Esther Eva Gemma Inés Irene Itziar Jimena Judit Julia Laia Laura Leire Lidia Lorena Lucía Maite María Marina
      Marta Miriam Naroa Natalia Nerea Noelia Nuria Olga Paloma Patricia Paula Raquel Rocío Sandra Sara Silvia Sofía Sonia Teresa Vega
      Verónica`,
    family: `Abad Acosta Aguado Agudo Aguirre Alarcón Albiol Alcaide Alegre Almagro Alonso Amador Andreu Aparicio Aragón Aranda Arias
      Arnau Arregui Arroyo Ballester Bañuelos Barragán Barrera Barrios Bautista Beltrán Benítez Bermejo Bernal Bilbao Blanco Blasco Bravo
      Bueno Caballero Cabrera Calvo Camacho Cano Carbonell Carmona Carrasco Casado Castaño Cervera Conde Cordero Corral Cortés Cruz
      Cuesta Domingo Duarte Echeverría Elizalde Escudero Esteban Expósito Falcón Ferrer Figueroa Fuentes Galán Gallardo Gallego Garrido
      Gil Gómez Goñi Guerra Guerrero Herrera Herrero Hidalgo Ibáñez Iglesias Izquierdo Jiménez Jurado Lara Larrea León Llorente López
      Lorenzo Lozano Luque Macías Manzano Marcos Marín Márquez Martos Mateos Medina Méndez Merino Molina Montero Montes Mora Moral Moreno
      Muñoz Murillo Nadal Navarro Nieto Núñez Ochoa Olmo Ortega Ortiz Otero Pacheco Padilla Palacios Pardo Parra Pascual Peña Peralta
      Pizarro Plaza Pons Prieto Puig Quintana Ramírez Redondo Requena Reyes Ribas Ríos Rivas Robles Roca Rojas Román Romero Rosales Rubio
      Rueda Ruiz Saavedra Sáez Salas Salazar Salinas Sánchez Sancho Santana Santos Sanz Segura Serra Serrano Sierra Soler Solís Soria
      Soriano Sosa Suárez Tapia Toledo Torralba Trujillo Urrutia Valdés Valle Vallejo Varela Vargas Vega Velasco Vera Vergara Vicente
      Vidal Villanueva Zabala Zamora Zapata Zubiri`,
  },
  portugal: {
    men: `Afonso Alexandre André António Artur Bernardo Bruno Carlos César Daniel David Dinis Diogo Duarte Edgar Eduardo Fábio Filipe
      Francisco Gabriel Gil Gonçalo Gustavo Guilherme Henrique Hugo Ivo Jaime João Joaquim Jorge José Leandro Lourenço Luís Manuel Marco
      Martim Mateus Miguel Nélson Nuno Paulo Pedro Rafael Renato Ricardo Rodrigo Rui Salvador Samuel Sandro Sérgio Simão Telmo Tiago
      Tomás Vasco Vítor Xavier`,
    women: 'Ana Beatriz Carolina Catarina Diana Inês Joana Leonor Mafalda Mariana Marta Matilde Rita Sara Sofia Teresa',
    family: `Abrantes Abreu Aguiar Albuquerque Almeida Alves Amaral Amorim Andrade Antunes Araújo Azevedo Baptista Barbosa Barros Bastos
      Bento Borges Braga Branco Brandão Brito Cabral Calado Campos Cardoso Carneiro Carvalho Castro Coelho Conceição Correia Costa
      Coutinho Cruz Cunha Dias Domingues Esteves Faria Fernandes Ferreira Figueiredo Fonseca Freire Freitas Galvão Garcia Gaspar Godinho
      Gomes Gonçalves Guedes Guerreiro Guimarães Henriques Jesus Leal Leitão Lemos Lima Lobo Lopes Loureiro Lourenço Macedo Machado
      Magalhães Maia Marques Martins Matias Matos Meireles Melo Mendes Mendonça Mesquita Miranda Monteiro Morais Moreira Moura Nascimento
      Neves Nogueira Nunes Oliveira Pacheco Paiva Peixoto Pereira Pimenta Pinheiro Pinho Pinto Pires Portela Queirós Ramalho Ramos Rebelo
      Reis Ribeiro Rocha Sá Salgado Sampaio Santana Saraiva Seabra Serra Silveira Simões Sequeira Soares Sousa Tavares Teixeira Torres
      Valente Vasconcelos Vaz Veiga Ventura Vicente Vieira Vilela`,
  },
  italy: {
    men: `Alberto Alessandro Alessio Andrea Angelo Antonio Carlo Christian Claudio Cristian Daniele Dario Davide Diego Domenico Edoardo
      Elia Emanuele Enrico Fabio Fabrizio Federico Filippo Francesco Gabriele Gaetano Giacomo Gianluca Giorgio Giovanni Giulio Giuseppe
      Guido Jacopo Kevin Lorenzo Luca Luigi Manuel Marco Mario Massimo Matteo Mattia Maurizio Michele Mirko Nicola Nicolò Paolo Pasquale
      Pietro Raffaele Renato Riccardo Roberto Rocco Salvatore Samuele Sandro Sergio Simone Stefano Tommaso Umberto Valerio Vincenzo Vito`,
    women: `Alessandra Alessia Alice Angela Anna Arianna Beatrice Benedetta Bianca Camilla Carlotta Chiara Cristina Elena Eleonora Elisa
      Emma Erica Federica Francesca Gaia Giada Ginevra Giorgia Giulia Greta Ilaria Irene Jasmine Laura Lisa Lucia Ludovica Margherita
      Maria Marta Martina Matilde Michela Miriam Nicole Noemi Paola Rebecca Roberta Sara Serena Silvia Sofia Stefania Valentina Valeria
      Veronica Virginia Viola`,
    family: `Agnelli Airoldi Amato Andreoli Angeli Antonelli Arena Baldi Barbieri Barone Basile Bassi Battaglia Bellini Benedetti
      Bernardi Bertolini Bertoni Bianchi Bianco Bonetti Bosco Bruno Calabrese Campana Caputo Carbone Carli Caruso Castelli Cattaneo
      Cavalli Ceccarelli Cirillo Colombo Conti Coppola Corsi Cosentino Costa D’Agostino D’Amico D’Angelo De_Angelis De_Luca De_Rosa
      De_Santis Di_Marco Di_Pietro Esposito Fabbri Fabiani Falcone Farina Ferrara Ferrari Ferraro Ferretti Ferri Fiore Fontana Forte
      Franchi Fusco Galli Gallo Garofalo Gatti Gentile Ghidini Giordano Giuliani Grassi Greco Gritti Guerra Guidi Landi Leone Leoni
      Locatelli Lombardi Lombardo Longo Mancini Marchetti Mariani Marini Marino Martinelli Martini Mazza Mazzoni Melis Messina Milani
      Monaco Montanari Monti Morelli Moretti Moro Mosca Motta Napolitano Negri Neri Nicoletti Olivieri Orlando Pagano Palma Palmieri
      Palumbo Parisi Pellegrini Pepe Perini Perrone Piazza Piccoli Pinna Pisani Poli Pozzi Ranieri Ricci Rinaldi Riva Rizzi Rizzo Rocchi
      Romano Rossetti Rossi Ruggeri Russo Sala Salvi Sanna Santini Santoro Sartori Serra Silvestri Sorrentino Spada Testa Tosi Valente
      Valentini Vitale Vitali Volpe Zanetti Zuccari`,
  },
  greece: {
    men: `Achilleas Alexandros Anastasios Andreas Angelos Antonis Apostolos Aristidis Athanasios Charalampos Christos Dimitris Efthymis
      Evangelos Fotis Georgios Giannis Grigoris Ilias Ioannis Konstantinos Kostas Kyriakos Lazaros Leonidas Loukas Manolis Marios
      Michalis Minas Nektarios Nikolaos Nikos Odysseas Panagiotis Paschalis Pavlos Petros Sotiris Spyros Stavros Stelios Stratos Thanasis
      Theodoros Thomas Vangelis Vasilis Zisis`,
    women: `Afroditi Alexandra Anastasia Angeliki Anna Christina Danai Despina Dimitra Eirini Eleftheria Eleni Evangelia Fotini Georgia
      Ioanna Katerina Konstantina Marina Natalia Nefeli Panagiota Paraskevi Sofia Stavroula Theodora Vasiliki Zoi`,
    family: `Alexiou Anagnostou Angelidis Antoniadis Apostolou Argyriou Athanasiou Charisis Christodoulou Dimitriadis Dimou Doukas
      Economou Evangelou Fotiadis Galanis Gavras Georgiadis Giannopoulos Gounaris Grigoriou Ioannidis Kalogeras Kanellos Karagiannis
      Karras Katsaros Kazantzis Kokkinos Kolios Konstantinou Kontos Kotsis Koukoulis Kyriakidis Lazaridis Lekkas Liakos Makris Mantzaris
      Markou Mavridis Michailidis Mitsis Moraitis Moschos Nikolaidis Pagonis Panagiotou Pantelidis Papadakis Papadopoulos Papageorgiou
      Papanikolaou Papas Pappas Pavlidis Petridis Petrou Politis Raptis Rigas Rizos Roussos Sarris Savvidis Sideris Sotiriou Spanos
      Stathopoulos Stavridis Stefanidis Theodorou Theofanous Toliou Tsakiris Tsiolis Tzanis Vasileiou Vlachos Vogiatzis Xenakis Zacharias
      Zafeiris Zervas`,
    feminine: 'greek',
  },
  cyprus: {
    men: `Alexandros Andreas Angelos Antreas Charalambos Christos Constantinos Demetris Evagoras Fanos Georgios Giorgos Ioannis Kyriakos
      Loizos Marios Michalis Minas Nicolas Panagiotis Panayiotis Paris Pieros Renos Savvas Stavros Stelios Theodosis Vasilis Zacharias`,
    family: `Andreou Antoniades Avraam Charalambous Christodoulides Christofi Chrysanthou Constantinou Demetriou Efthymiou Eleftheriou
      Evripidou Georgiou Hadjigeorgiou Hadjinicola Iacovou Ioannou Karaolis Kleanthous Kyprianou Loizou Louca Makrides Michael Neophytou
      Nicolaou Panayi Papageorgiou Papadopoulos Pavlou Pericleous Petrou Philippou Pieri Pittas Savva Sokratous Sotiriou Spyrou Stylianou
      Theodosiou Theophanous Toumazou Tryfonos Vassiliou Yiannakou Zachariou Zenonos`,
  },
  turkey: {
    men: `Ahmet Ali Alperen Arda Atakan Baran Barış Batuhan Berat Berkay Burak Bora Cem Cenk Cihan Çağlar Çağrı Deniz Doğukan Efe Emir
      Emirhan Emre Enes Eray Erdem Eren Erhan Fatih Ferdi Furkan Gökhan Görkem Hakan Halil Hasan Hüseyin İbrahim İlker İsmail Kaan Kadir
      Kerem Koray Mehmet Mert Metehan Muhammed Mustafa Oğuz Oğuzhan Okan Onur Orkun Ozan Ömer Özgür Ramazan Salih Semih Serdar Serkan
      Sinan Soner Şahin Taha Taylan Tolga Tuğrul Tunahan Uğur Umut Volkan Yasin Yiğit Yunus Yusuf Yüksel Zeki`,
    family: `Acar Ak Akbaş Akın Aksoy Aksu Aktaş Altun Altuntaş Arslan Aslan Ataş Ateş Avcı Ay Aydemir Aydın Aydoğan Bal Balcı Başaran
      Bayram Bilgin Bozkurt Bulut Can Ceylan Coşkun Çakır Çalışkan Çelik Çetin Çetinkaya Çiçek Çiftçi Dağ Demirci Demirel Demirtaş Dinç
      Doğan Duman Durmaz Dursun Duru Ekinci Er Erdoğan Erdem Eroğlu Ersoy Gök Gökçe Güler Gül Gümüş Gündoğdu Güneş Güven Güngör Işık
      Kahraman Kalkan Kaplan Kara Karaca Karadağ Karakaya Karakuş Karataş Kartal Kaya Keskin Kılıç Kılınç Koç Koçak Korkmaz Köksal Köse
      Kurt Kuş Öz Özcan Özçelik Özdemir Özer Özkan Öztürk Parlak Polat Sarı Sezer Sönmez Şahin Şeker Şen Şener Şentürk Şimşek Taş Taşkın
      Tekin Temiz Toprak Tuna Turan Turgut Türk Türkmen Uçar Ünal Ünlü Uslu Uysal Uzun Vural Yalçın Yaman Yavuz Yazıcı Yıldırım Yıldız
      Yılmaz Yücel Yüksel Zengin`,
  },
  malta: {
    men: 'Andre Carlo Clayton Dale Etienne Gabriel Jake Joseph Juan Karl Kurt Luke Matthew Myles Paul Rowen Ryan Steve Zach',
    family: `Agius Attard Azzopardi Borg Busuttil Camilleri Caruana Cassar Cutajar Debono Farrugia Fenech Galea Gauci Grech Micallef
      Mifsud Muscat Pace Vella Xuereb Zammit`,
  },
  gibraltar: {
    men: 'Aaron Adrian Anthony Carl Dylan Ethan Evan Jaiden Jamie Jayce Julian Kian Louie Nicholas Roy Tjay',
    family: `Annesley Barnett Bosio Breed Britto Casciaro Chipolina Coombes Goldwin Hernandez Jolley Montegriffo Olivero Pitaluga Pons
      Priestley Ronan Santos Victory`,
  },
};
