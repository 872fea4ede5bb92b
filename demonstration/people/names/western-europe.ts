import type { NamesOfCountry } from './names-of-country.ts';

const frenchMen = `Adrien Alexandre Alexis Antoine Arnaud Arthur Aurélien Axel Baptiste Bastien Benjamin Clément Corentin Damien Dorian
  Dylan Enzo Étienne Fabien Florent Florian Gabin Gaëtan Guillaume Hugo Jérémy Jordan Jules Julien Kévin Léo Loïc Louis Lucas Ludovic
  Marvin Mathéo Mathis Maxime Mehdi Nathan Nicolas Nolan Noah Pierre Quentin Rayan Rémi Romain Sacha Samuel Sofiane Steven Tanguy Théo
  Thibault Timothée Tristan Valentin Victor Yanis Yohan`;
const germanMen = `Alexander Andreas Anton Bastian Benedikt Benjamin Christian Christoph Clemens Daniel David Dominik Elias Fabian Felix
  Finn Florian Frederik Hannes Hendrik Jakob Jan Jannik Jannis Jonas Jonathan Julian Justus Kai Kilian Konstantin Lars Lasse Lennart Leon
  Linus Luca Lukas Malte Marcel Mario Marius Markus Marvin Matthias Maximilian Merlin Michael Moritz Nico Niklas Nils Noah Ole Oskar
  Pascal Patrick Paul Philipp Raphael Robin Ruben Sebastian Simon Steffen Sven Thilo Tim Timo Tobias Tom Valentin Vincent Yannick`;
const germanWomen = `Alina Amelie Anja Anna Annika Antonia Carla Carolin Charlotte Chiara Clara Elisa Emilia Eva Franziska Frieda Greta
  Hannah Helena Jana Johanna Josefine Judith Julia Katharina Klara Laura Lea Lena Leonie Lina Lisa Luisa Marie Merle Mia Miriam Mona Nele
  Nina Paula Pauline Pia Ricarda Romy Sarah Selina Sina Sophia Svenja Theresa Vanessa Verena`;
const dutchMen = `Bart Bas Bram Cas Daan Danny Dirk Dylan Floris Freek Gijs Guus Jasper Jelle Jesse Jeroen Job Joep Joost Jordi Joris
  Jurre Kees Koen Lars Luuk Maarten Mats Max Mees Melvin Menno Mick Niels Noah Olaf Pepijn Pim Quinten Rens Rick Rik Robin Roel Ruben
  Ruud Sam Sander Siem Sjoerd Stefan Sven Teun Thijs Tijn Tim Tobias Tom Twan Wessel Willem Wout Youri`;

export const namesOfWesternEurope: Readonly<Record<string, NamesOfCountry>> = {
  france: {
    men: frenchMen,
    women: `Alice Amandine Ambre Anaïs Audrey Aurélie Camille Chloé Clara Clémence Coralie Elsa Émilie Emma Estelle Eva Fanny Inès Jeanne
      Julie Justine Laura Laurine Léa Léna Lisa Lola Louise Lucie Manon Margaux Marine Marion Mathilde Mélanie Morgane Noémie Océane
      Pauline Romane Salomé Sarah Solène`,
    family: `Arnaud Aubert Aubry Barbier Baron Barre Benoît Berger Bernier Bertin Besson Blanchard Blondel Bonnet Boucher Boulanger
      Bourgeois Bouvier Brunel Caron Carpentier Charpentier Chevallier Collet Colin Cordier Coulon Cousin Dacosta Daniel Delattre Delorme
      Descamps Deschênes Dubreuil Ducasse Dufour Dumas Dupré Dupuis Duval Fabre Faure Fleury Fontaine Forestier Gaillard Garnier Gauthier
      Gérard Germain Gilbert Giraud Gonthier Grondin Guérin Guichard Guillot Hamelin Hébert Hubert Jacquet Joly Lacroix Lagarde Lambert
      Langlois Laurent Lebrun Leclerc Lecomte Lefèvre Legrand Lemaire Lemoine Leroux Levasseur Mallet Marchal Maréchal Marty Masson
      Mercier Meunier Michaud Moreau Morel Morin Moulin Noël Olivier Paris Pasquier Perrot Picard Pichon Poirier Prévost Ravel Renard
      Renaud Rivière Rolland Roussel Roux Royer Sauvage Tessier Thibaud Tissot Vallet Vasseur Verdier Vidal Vincent Diallo Traoré Camara
      Diarra Koné Konaté Sissoko Benali Bouzid Haddad Mansouri Belkacem`,
  },
  belgium: {
    men: `${dutchMen} Adrien Arno Arthur Brecht Dries Gilles Hannes Jarne Julien Lander Loïc Lowie Maxime Mathias Nicolas Pieter Robbe
      Senne Seppe Simon Siebe Stijn Thibo Victor Warre Wouter Yorben Zeno`,
    women: `Amber Amélie Charlotte Elise Ella Emma Febe Fien Hanne Hannah Jana Janne Jolien Justine Kato Laura Lien Lotte Louise Lore
      Lucie Luna Marie Nina Noor Sarah Sien Silke Yana`,
    family: `Aerts Baert Bauwens Beckers Bogaerts Boonen Bosmans Callens Carlier Christiaens Claes Claeys Collignon Cools Coppens
      Cornelis De_Backer De_Clercq De_Cock De_Graef De_Jonghe De_Meyer De_Pauw De_Ridder De_Smet De_Wilde De_Wit Declercq Delvaux Demeyer
      Denis Deprez Desmet Dewitte Dierickx Dubois Dumont Fontaine Geerts Gielen Gilson Goossens Govaerts Hendrickx Hermans Huysmans
      Jacobs Janssens Lambrechts Laurent Lauwers Leclercq Lemmens Leroy Lenaerts Maes Mathieu Mertens Michiels Moens Nijs Noël Peeters
      Pauwels Renard Roels Segers Servais Simons Smeets Smets Somers Stevens Swinnen Thys Timmermans Van_Acker Van_Damme Van_Daele
      Van_Hecke Van_Hove Van_Looy Vandamme Verbeke Verbruggen Vercammen Verhaegen Verhoeven Verlinden Vermeulen Verstraete Wauters
      Willems Wouters Wuyts`,
  },
  netherlands: {
    men: dutchMen,
    women: `Anouk Bente Britt Daphne Eline Esmee Eva Femke Fenna Fleur Floor Hanna Ilse Indy Iris Isa Jasmijn Jill Julia Kim Lieke Lisa
      Lisanne Lotte Maaike Manon Marit Merel Milou Nienke Noa Nynke Renske Roos Sanne Sterre Tess Veerle Yara`,
    family: `Aalbers Akkerman Baars Bakker Beekman Bos Bosch Boersma Bouwman Brinkman Brouwer Buis Cornelissen Dekker Dijkman Dijkstra
      Driessen Elzinga Evers Gerritsen Groen Groot Haan Hagen Heijnen Hendriks Hermsen Hoekstra Hofman Hofstra Huisman Jacobs Jager
      Jansen Janssen Jonker Kamphuis Kok Kooij Koopman Koster Kramer Kroon Kuiper Kuipers Lammers Linders Maas Martens Meijer Meulenbelt
      Molenaar Mulder Nijland Okkerman Oosting Peters Postma Prins Reinders Roelofs Scholten Schouten Schipper Smit Smits Snijders Spaans
      Sterk Stam Tak Teunissen Timmer Tuinman van_Beek van_Dam van_Leeuwen van_Loon van_Rijn van_Veen van_Vliet van_Wijk van_den_Berg
      van_der_Laan van_der_Meulen van_der_Wal Veenstra Veldman Verbeek Vermeer Visser Vos de_Boer de_Bruin de_Graaf de_Haas de_Kok
      de_Lange de_Vries de_Wit Wagenaar Wassink Weijers Westerhof Wiersma Willemsen Wolters Zijlstra Zwart`,
  },
  germany: {
    men: germanMen,
    women: germanWomen,
    family: `Ackermann Albrecht Arnold Bachmann Barth Bauer Baumann Baumgartner Beck Becker Behrens Berger Bergmann Böhm Brandt Braun
      Breuer Brinkmann Burkhardt Busch Conrad Decker Dietrich Dietz Döring Ebert Eckert Ehlers Engel Engelhardt Ernst Esser Fiedler Fink
      Förster Frank Franke Freitag Friedrich Fuchs Funk Gebhardt Geiger Gerlach Graf Groß Günther Haas Hahn Hansen Hartmann Hartwig Heine
      Heinrich Heller Henning Herrmann Hoffmann Hofmann Horn Huber Jäger Jansen Jung Kaiser Keller Kern Kessler Kirchner Klein Klose
      Knoll Koch Köhler König Krämer Kraus Krause Krüger Kuhn Kunz Lang Lange Lehmann Lindner Lorenz Ludwig Maier Marquardt Martens Meier
      Mertens Metzger Möller Nagel Neubauer Neumann Niemann Noack Otto Paulsen Peters Petersen Pfeiffer Pohl Raab Reinhardt Reuter
      Richter Ritter Rohde Roth Sauer Schäfer Schenk Scherer Schilling Schmitt Schmitz Scholz Schramm Schreiber Schröder Schubert Schulte
      Schulz Schumann Schuster Schwarz Seidel Seifert Simon Sommer Stark Stein Steiner Straub Thiel Thomas Ulrich Unger Vogt Voigt
      Vollmer Voss Wagner Walter Weber Wegner Weidner Weiß Wendt Werner Wiese Wilhelm Winkler Winter Witte Wolf Wolff Zander Ziegler
      Zimmer Yılmaz Demir Kaya`,
  },
  austria: {
    men: germanMen,
    women: germanWomen,
    family: `Aigner Angerer Auer Bacher Berger Binder Brandstätter Brunner Dorner Eberl Ebner Eder Egger Fellner Fichtinger Fuchs Gasser
      Gruber Haas Haider Hager Haslinger Hauser Hofer Holzer Höller Hölzl Huber Jäger Kainz Kirchner Kogler Köck Kofler Lackner Lechner
      Leitner Lang Loidl Maurer Mayer Mayr Moser Neuhauser Nussbaumer Oberhofer Ortner Pichler Pirker Plank Pölzl Rainer Reiter Riedl
      Rieder Schober Schwaiger Schwarz Seidl Singer Stadler Steiner Stocker Strasser Thaler Unterberger Wagner Wallner Weber Weiss Wieser
      Wimmer Winkler Winter Wurm Zach Zauner Zeller`,
  },
  switzerland: {
    men: `${germanMen} Aurel Beat Cédric Gian Loris Luca Marco Nevio Reto Sandro Silvan Urs`,
    women: germanWomen,
    family: `Aebi Ammann Arnold Bachmann Baumann Baumgartner Berger Bernasconi Bianchi Bieri Blaser Bolliger Bonvin Brügger Brunner
      Bucher Bühler Bürki Christen Egli Favre Felder Fischer Flückiger Frei Frey Furrer Gasser Gerber Giger Graf Grob Haas Häfliger Hofer
      Hofmann Hofstetter Huber Hug Isler Jenni Jost Kaufmann Käser Keller Koller Kunz Küng Lehmann Leuenberger Lüthi Lutz Marti Mathys
      Maurer Meier Meyer Moser Müller Nussbaum Odermatt Oertli Peter Pfister Rochat Roth Rüegg Schär Scherrer Schmid Schneider Schnyder
      Schwab Senn Sieber Sigrist Stalder Stauffer Steiner Streit Stucki Studer Stutz Suter Sutter Tanner Theiler Tobler Vogel Vonlanthen
      Weber Wenger Widmer Wirth Wyss Zaugg Zbinden Zimmerli Zürcher`,
  },
};
